import { BlockList, isIP } from 'node:net';

type Family = 'ipv4' | 'ipv6';

// The IANA special-purpose registry (RFC 6890) but for the few blocks that it calls globally reachable.
const SPECIAL_IPV4 = networks('ipv4', [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carrier-grade NAT; some clouds answer for machines in it
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // a public number, but inside one cloud the machine's own host
  '169.254.0.0/16', // link-local, with the metadata services of clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, with the broadcast address
]);

// All that is routed lies in 2000::/3. Outside of it are ::1, ::ffff:0:0/96, 64:ff9b::/96, fc00::/7, fe80::/10, ff00::/8 …
const GLOBAL_IPV6 = networks('ipv6', ['2000::/3']);
const SPECIAL_IPV6 = networks('ipv6', [
  '2001::/23', // protocol assignments: Teredo, ORCHID, benchmarks
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4: any IPv4 address in other words
  '3fff::/20', // documentation
]);

/** True for an address that anybody on the internet may reach, in its plain spelling; false for everything else. */
export function isPublicAddress(address: string): boolean {
  // One list for each family: Node takes every IPv4 address for a member of ::ffff:0:0/96.
  switch (isIP(address)) {
    case 4:
      return !SPECIAL_IPV4.check(address, 'ipv4');
    case 6:
      // A zone (fe80::1%eth0) is of this machine alone.
      if (address.includes('%')) return false;
      return GLOBAL_IPV6.check(address, 'ipv6') && !SPECIAL_IPV6.check(address, 'ipv6');
    default:
      return false;
  }
}

function networks(family: Family, prefixes: readonly string[]): BlockList {
  const list = new BlockList();
  for (const prefix of prefixes) {
    const [network = '', length] = prefix.split('/');
    list.addSubnet(network, Number(length), family);
  }
  return list;
}
