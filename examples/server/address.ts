/** The address under which requests are counted. */
import { isIPv6 } from 'node:net';

/** The groups of an IPv6 address that identify a network: the owner of one address of it has all of them. */
const NETWORK = 4;

/** Returns the address of a request: for IPv6 its network of 64 bits, for IPv4 in IPv6 notation the IPv4 address. */
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
