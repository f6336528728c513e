/** Feeds for tests, written as real ones are: `home` takes tags that replace the plain ones. */
const PLAIN: Record<string, string> = {
  date: '2026-03-01 09:30:00',
  ref: 'MLL-0042',
  price: '685000',
  currency: 'EUR',
  price_freq: 'sale',
  new_build: '0',
  type: 'Town house',
  town: 'Soller',
  province: 'Illes Balears',
  country: 'Spain',
  location: '<latitude>39.7660</latitude><longitude>2.7152</longitude>',
  beds: '3',
  baths: '2',
  pool: '0',
  surface_area: '<built>145</built><plot>0</plot>',
  energy_rating: '<consumption>E</consumption><emissions>E</emissions>',
  desc: '<en>Village house.</en><es>Casa de pueblo.</es>',
  features: '<feature>Terrace</feature>',
  images: '<image id="1"><url>https://example.test/a.jpg</url></image>',
}

export const home = (id: string, tags: Record<string, string> = {}): string =>
  `<property><id>${id}</id>${Object.entries({ ...PLAIN, ref: `REF-${id}`, ...tags })
    .map(([name, inner]) => `<${name}>${inner}</${name}>`)
    .join('')}</property>`

export const feed = (homes: string[], version = '3'): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n<root><kyero>' +
  `<feed_version>${version}</feed_version></kyero>${homes.join('')}</root>`
