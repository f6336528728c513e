import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { sql } from '../../../server/db/index.ts'
import type { DnsTable } from '../../../server/ports/dns/table.fixture.ts'
import type {
  Agency,
  Property,
  Site,
  SiteDomain,
  SiteDomainList,
} from '../../../generated/model/index.ts'
import { besides, type Settings } from './besides.ts'
import type { Send, SendAs } from './send.ts'
import { numberOf, phoneOf, withPicture, type Editions } from './edition.ts'
import { TARGET } from './names.ts'
import { register } from './people.ts'
import { shownFaults } from './website-faults.ts'

const RIVAL = 'rival@kill.example'
/** A site keeps 300 pictures at most, and asks for twenty domains a day. */
const [PICTURES, A_DAY] = [150, 8]
/**
 * An agency's website: each edition has a number as its telephone and a picture on its front page,
 * and is published; a home's price is changed; a domain is proved and taken over by another agency.
 */
export class Website implements Editions {
  readonly pictures = new Map<number, string>()
  said = 0
  published = 0
  readonly held = new Map<string, string>()
  siteId = ''
  rivalSiteId = ''
  slug = ''
  homeId = ''
  private rival = ''
  private domains = 0
  private table: DnsTable = {}
  private settings: Settings = {}

  async open(
    settings: Settings,
    us: Send,
    as: SendAs,
    { agencyId, homeId, table }: { agencyId: string; homeId: string; table: DnsTable },
  ): Promise<void> {
    this.table = table
    this.settings = settings
    this.homeId = homeId
    const agency = await us<Agency>('GET', `agency/${agencyId}/`)
    const company = await us<Agency>('PATCH', `agency/${agencyId}/company/`, {
      version: agency.version,
      legalName: 'Portvell Immobles, S.L.',
      taxId: 'B07000003',
      registeredOffice: { street: 'Carrer de sa Lluna, 12', postalCode: '07100', town: 'Sóller' },
    })
    await us('PATCH', `agency/${agencyId}/`, {
      version: company.version,
      publicEmail: 'hola@portvell.example',
    })
    const site = await us<Site>('POST', 'site/', { template: 'llevant' })
    this.siteId = site.id
    this.slug = site.slug
    this.rival = (await register(us, RIVAL, 'Rivals')).token
    this.rivalSiteId = (await as(this.rival)<Site>('POST', 'site/', { template: 'placa' })).id
    await this.publish(us)
  }

  /** The next edition: telephone and picture are saved, then published. */
  async publish(us: Send): Promise<void> {
    const path = `site/${this.siteId}/`
    const { version, draft, pages } = await us<Site>('GET', path)
    const number = numberOf(draft.contact.phone) + 1
    const picture = await this.picture(us)
    const [front] = draft.pages
    await us('PATCH', `${path}page/${front?.id}/`, {
      version: pages.find(({ id }) => id === front?.id)?.version,
      page: front && withPicture(front, picture),
    })
    const contact = { ...draft.contact, phone: phoneOf(number) }
    // From here on this edition may be the one that is saved, and a little later the public one.
    this.pictures.set(number, picture)
    const saved = await us<Site>('PATCH', path, { version, contact })
    this.said = Math.max(this.said, number)
    await us<Site>('POST', `${path}publish/`, { digest: saved.digest })
    this.published = Math.max(this.published, number)
    await sleep(50)
  }

  /** A picture of its own colours; one of those there are once there are many. */
  private async picture(us: Send): Promise<string> {
    const known = [...this.pictures.values()]
    if (known.length >= PICTURES) return known[known.length % PICTURES] ?? ''
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
    const create = { width: 400, height: 300, channels: 3 as const, background: '#888', noise }
    const bytes = await sharp({ create }).jpeg().toBuffer()
    const form = new FormData()
    form.append('picture', new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }))
    form.append('picture_extra', 'site')
    return (await us<{ hash: string }>('POST', `site/${this.siteId}/picture/`, form)).hash
  }

  /** Changes the price of the home in the window. */
  async reprice(us: Send): Promise<void> {
    const path = `property/${this.homeId}/`
    const { version, basics } = await us<Property>('GET', path)
    const before = basics.offers[0]?.price ?? 0
    const price = 10_000_000 + ((before + 100_000) % 50_000_000)
    await us('PATCH', path, { version, basics: { ...basics, offers: [{ operation: 'V', price }] } })
    await sleep(100)
  }

  /** We prove a domain, the other agency shows its own record and has it from then on. */
  async claim(us: Send, as: SendAs): Promise<void> {
    this.domains += 1
    if (this.domains % A_DAY === 0) await this.passDay()
    const them = as(this.rival)
    for (const [send, site] of [
      [us, this.siteId],
      [them, this.rivalSiteId],
    ] as const)
      await this.giveUp(send, site)
    const host = `www.casa-${this.domains}.com`
    this.table[`CNAME ${host}`] = [TARGET]
    await this.prove(us, this.siteId, host)
    await this.prove(them, this.rivalSiteId, host)
    await sleep(200)
  }

  private async giveUp(send: Send, site: string): Promise<void> {
    const { items } = await send<SiteDomainList>('GET', `site/${site}/domain/`)
    for (const { id, host } of items.filter(({ state }) => state !== 'released')) {
      // Whether the answer comes or not, nobody may have it from now on.
      this.held.delete(host)
      await send('DELETE', `site/${site}/domain/${id}/`)
    }
  }

  private async prove(send: Send, site: string, host: string): Promise<void> {
    const path = `site/${site}/domain/`
    const claimed = await send<SiteDomainList>('POST', path, { host })
    const mine = ({ items }: SiteDomainList): SiteDomain | undefined =>
      items.find((one) => one.host === host && one.state !== 'released')
    const { id, records } = mine(claimed) ?? { id: '', records: [] }
    const { value } = records.find(({ type }) => type === 'TXT') ?? { value: '' }
    // While it is being handed over it is the one's or the other's.
    this.held.delete(host)
    this.table[`TXT _llar.${host}`] = [value]
    const state = mine(await send<SiteDomainList>('POST', `${path}${id}/check/`))?.state
    if (state !== 'proved') throw new Error(`${host} is ${state}`)
    this.held.set(host, site)
  }

  /** A site may ask for so many domains a day: from now on that was two days ago. */
  private passDay(): Promise<void> {
    return besides(this.settings, async (db) => {
      await sql`update site_host set created_at = created_at - interval '2 days'`.execute(db)
    })
  }

  /** What strangers read that is neither the edition before nor the one after. */
  faults(url: string, token: string): Promise<string[]> {
    return shownFaults(url, token, this)
  }
}
