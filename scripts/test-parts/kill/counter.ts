import { setTimeout as sleep } from 'node:timers/promises'
import type { ImportRun, Property } from '../../../generated/model/index.ts'
import { home } from '../../../server/testing/home.ts'
import { publishHome } from './home.ts'
import type { Send } from './send.ts'

/** Homes of the feed. */
export const FEED_HOMES = 5

const IMAGELESS =
  '<date>2026-03-01 09:30:00</date><currency>EUR</currency><price_freq>sale</price_freq>' +
  '<type>Villa</type><town>Palma</town><province>Illes Balears</province>' +
  '<country>Spain</country><beds>3</beds><baths>2</baths><surface_area><built>145</built>' +
  '</surface_area><desc><es>Casa.</es></desc>'

const feed = (price: number): string =>
  `<?xml version="1.0" encoding="UTF-8"?><root><kyero><feed_version>3</feed_version></kyero>${Array.from(
    { length: FEED_HOMES },
    (_, at) =>
      `<property><id>f${at}</id><ref>FEED-${at}</ref>` +
      `<price>${price}</price>${IMAGELESS}</property>`,
  ).join('')}</root>`

/**
 * The counter of the office: feeds are handed in, strangers ask about the home in the window, and
 * mails go out.
 */
export class Counter {
  readonly runs = new Set<string>()
  readonly leads = new Set<number>()
  homeId = ''
  private asked = 0
  private fed = 0

  /** Puts a home in the window, about which strangers ask. */
  async open(send: Send): Promise<void> {
    this.homeId = await publishHome(send, home('WINDOW'))
  }

  /** Is this home of the window's or the feed's, which the clerks do not touch? */
  isOurs(home: Pick<Property, 'ref'>): boolean {
    return home.ref === 'WINDOW' || home.ref.startsWith('FEED-')
  }

  async ask(send: Send): Promise<void> {
    this.asked += 1
    const number = this.asked
    const words = ['Buenos días', 'Hola', 'Buenas tardes'][number % 3]
    await send('POST', 'lead/', {
      propertyId: this.homeId,
      firstName: 'Klaus',
      email: `lead-${number}@kill.example`,
      message: `${words}, me interesa la casa. Llámenme a las ${number}.`,
      consent: true,
    })
    this.leads.add(number)
    await sleep(100)
  }

  async feed(send: Send): Promise<void> {
    this.fed += 1
    const form = new FormData()
    form.append('provider', 'kyero')
    form.append('file', new File([feed(100_000 + this.fed)], 'kyero.xml', { type: 'text/xml' }))
    const { id } = await send<ImportRun>('POST', 'import/', form)
    this.runs.add(id)
    await sleep(400)
  }
}
