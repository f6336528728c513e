import { ZONE } from '../../../time/madrid.ts'
import type { Writer } from '../writer.ts'
import { box, byLanguage, link, tag } from '../xml.ts'
import { check } from './check.ts'
import { map, type KyeroHome } from './map.ts'

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})

function property(home: KyeroHome, at: Date): string {
  const images = home.images.map(
    ({ url, plan }, index) =>
      `<image id="${index + 1}">${link('url', url)}${plan ? box('tags', tag('tag', 'floorplan')) : ''}</image>`,
  )
  const lines = [
    tag('id', home.id),
    tag('date', CLOCK.format(at)),
    tag('ref', home.ref),
    tag('price', home.price),
    tag('currency', 'EUR'),
    tag('price_freq', home.priceFreq),
    tag('new_build', home.newBuild),
    tag('type', home.type),
    tag('town', home.town),
    tag('province', home.province),
    tag('country', 'Spain'),
    home.location
      ? box(
          'location',
          tag('longitude', home.location.longitude) + tag('latitude', home.location.latitude),
        )
      : '',
    tag('location_detail', home.locationDetail),
    tag('beds', home.beds),
    tag('baths', home.baths),
    tag('pool', home.pool),
    box('surface_area', tag('built', home.built) + tag('plot', home.plot)),
    box('energy_rating', tag('consumption', home.consumption) + tag('emissions', home.emissions)),
    box('url', byLanguage(home.url, link)),
    tag('video_url', home.videoUrl),
    tag('virtual_tour_url', home.virtualTourUrl),
    tag('email', home.email),
    tag('contact_number', home.contactNumber),
    `<desc>${byLanguage(home.desc)}</desc>`,
    box('features', home.features.map((feature) => tag('feature', feature)).join('')),
    `<images>${images.join('')}</images>`,
  ]
  return `<property>\n${lines.filter(Boolean).join('\n')}\n</property>`
}

/** Kyero v3, level 3.0 or 3.8. The clock is Madrid's; Kyero ignores a change whose date stands. */
export const kyero: Writer = {
  file: 'kyero.xml',
  defaults: { level: '3.0' },
  mapVersion: 1,
  untried: 'format',
  mediaType: 'application/xml',
  head: () =>
    '<?xml version="1.0" encoding="UTF-8"?>\n<root>\n<kyero><feed_version>3</feed_version></kyero>\n',
  between: '\n',
  tail: '\n</root>\n',
  draw: (listing, settings) => {
    const homes = map(listing, settings)
    return {
      issues: check(listing, homes, settings),
      text: (at) => homes.map((home) => property(home, at)).join('\n'),
    }
  },
}
