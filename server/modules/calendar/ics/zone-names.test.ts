import { expect, it } from 'vitest'
import { zoneNamed } from './zone-names.ts'

it.each([
  ['Europe/London', 'Europe/London'],
  ['america/los_angeles', 'America/Los_Angeles'],
  ['Pacific Standard Time', 'America/Los_Angeles'],
  ['GMT Standard Time', 'Europe/London'],
  ['Romance Standard Time', 'Europe/Madrid'],
  ['"W. Europe Standard Time"', 'Europe/Berlin'],
  ['/mozilla.org/20050126_1/Europe/London', 'Europe/London'],
  [
    '/freeassociation.sourceforge.net/America/Argentina/Buenos_Aires',
    'America/Argentina/Buenos_Aires',
  ],
  ['(UTC+01:00) Brussels, Copenhagen, Madrid, Paris', 'Europe/Madrid'],
  ['(UTC-08:00) Pacific Time (US & Canada)', 'America/Los_Angeles'],
  ['(GMT) Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London', 'Europe/Dublin'],
  ['Etc/UTC', 'UTC'],
  ['GMT', 'UTC'],
  ['Customized Time Zone', null],
  ['Oficina', null],
  ['', null],
  ['x'.repeat(5000), null],
  ['+02:00', null],
])('%s is %s', (said, zone) => expect(zoneNamed(said)).toBe(zone))
