/**
 * Links that carry a game: JSON, compressed, in the fragment of an address, which browsers send to no server. What
 * comes out of a link is as untrusted as any other text.
 */

/** The most characters of a link that is read. */
const MOST_READ = 400_000;
/** The most bytes that a link may become: a position with a board of its own has fewer. */
const MOST_INFLATED = 4_000_000;
/** How many bytes are compressed at once. */
const PORTION = 65_536;
/** How many bytes are inflated at once. They become at most a thousand times as many. */
const PORTION_INFLATED = 1_024;

const FORMAT = 'deflate-raw';

function base64Of(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const bytesOf = (packed: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** Returns a stream of bytes in portions, each of which is made when the one before has been used. */
function portionsOf(bytes: Uint8Array<ArrayBuffer>, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let start = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (start >= bytes.length) controller.close();
        else controller.enqueue(bytes.subarray(start, (start += size)));
      },
    },
    { highWaterMark: 0 },
  );
}

/** Returns all bytes of a stream; throws as soon as there are too many. */
async function gathered(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError(`more than ${most} bytes`);
    }
    chunks.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Returns a text as it stands in a link. */
export async function packed(text: string): Promise<string> {
  const bytes = portionsOf(new TextEncoder().encode(text), PORTION);
  return base64Of(await gathered(bytes.pipeThrough(new CompressionStream(FORMAT)), Infinity));
}

/** Returns the text in a link, or `undefined` if it is damaged or becomes too large. */
export async function unpacked(packed: string): Promise<string | undefined> {
  if (packed.length > MOST_READ) return undefined;
  try {
    const bytes = portionsOf(bytesOf(packed), PORTION_INFLATED);
    const inflated = await gathered(bytes.pipeThrough(new DecompressionStream(FORMAT)), MOST_INFLATED);
    return new TextDecoder('utf-8', { fatal: true }).decode(inflated);
  } catch {
    return undefined;
  }
}
