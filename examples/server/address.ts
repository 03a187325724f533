/** By which address requests are counted. */
import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that a network has: whoever has one address of it has them all. */
const NETWORK = 4;

/** The address of a request: of IPv6 its network of 64 bits, of IPv4 written as IPv6 the IPv4 address. */
export function countedAddress(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = (text: string | undefined): readonly string[] =>
    text === undefined || text === '' ? [] : text.split(':');
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
  return all
    .slice(0, NETWORK)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
