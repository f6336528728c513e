import { expect, test } from 'vitest'
import { addressKey } from './rate-limit.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:a:b:c:d', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:2::', '2001:db8:1:2'],
  // A short spelling must not give each host of the /64 a count of its own.
  ['2001:db8::a:b:c:d', '2001:db8:0:0'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
])('%s is counted as %s', (ip, key) => expect(addressKey(ip)).toBe(key))
