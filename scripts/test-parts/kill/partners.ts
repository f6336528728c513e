import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '../../../server/db/index.ts'
import { home } from '../../../server/testing/home.ts'
import type {
  Agreement,
  AgreementList,
  Contact,
  Introduction,
  Network,
  NetworkList,
} from '../../../generated/model/index.ts'
import { besides, type Settings } from './besides.ts'
import type { Send, SendAs } from './send.ts'
import { publishHome } from './home.ts'
import { register } from './people.ts'

const EMAIL = 'partner@kill.example'

/**
 * Another agency in one network with ours: they agree on terms again and again, and our clients are
 * introduced to its home.
 */
export class Partners {
  /** Introductions that were answered. */
  readonly introduced = new Set<string>()
  networkId = ''
  agreementId = ''
  /** Number of the newest terms whose acceptance was answered. */
  agreed = 0
  private token = ''
  private homeId = ''
  private clients = 0
  private settings: Settings = {}

  async open(settings: Settings, us: Send, as: SendAs): Promise<void> {
    this.token = (await register(us, EMAIL, 'Illa de Vent')).token
    this.settings = settings
    // Everybody has shown that their e-mail is theirs, so that they answer without the mailed link.
    await besides(settings, async (db) => {
      await db.updateTable('app_user').set({ email_verified_at: new Date() }).execute()
    })
    const them = as(this.token)
    const circle = await us<Network>('POST', 'network/circle/', { name: 'Cercle', kind: 'MICRO' })
    this.networkId = circle.id
    await us('POST', `network/circle/${circle.id}/invitation/`, { email: EMAIL })
    const { invitations } = await them<NetworkList>('GET', 'network/circle/')
    await them('POST', `network/invitation/${invitations[0]?.id}/`, { accept: true })
    const { items } = await us<AgreementList>('POST', 'network/agreement/', {
      networkId: circle.id,
      terms: termsOf(1),
    })
    this.agreementId = items[0]?.id ?? ''
    await this.accept(them)
    this.homeId = await publishHome(them, {
      ...home('PARTNER'),
      mandate: { ...home('PARTNER').mandate, commissionType: 'percent', commissionPct: 5 },
    })
  }

  /** We propose other terms, they accept them. */
  async agree(us: Send, as: SendAs): Promise<void> {
    const path = `network/agreement/${this.agreementId}/`
    const now = await us<Agreement>('GET', path)
    const [newest] = now.versions
    if (newest && now.proposed === null)
      await us('POST', `${path}counter/`, {
        hash: newest.hash,
        terms: termsOf(newest.number + 1),
      })
    await this.accept(as(this.token))
    await sleep(300)
  }

  private async accept(them: Send): Promise<void> {
    const path = `network/agreement/${this.agreementId}/`
    const [newest] = (await them<Agreement>('GET', path)).versions
    await them('POST', `${path}accept/`, { hash: newest?.hash })
    this.agreed = Math.max(this.agreed, newest?.number ?? 0)
  }

  /** A new client of ours sees the partner's home. */
  async introduce(us: Send): Promise<void> {
    this.clients += 1
    if (this.clients % A_DAY === 0) await this.passDay()
    const contact = await us<Contact>('POST', 'contact/', {
      person: { firstName: `Client ${this.clients}` },
      reach: { emails: [{ address: `client-${this.clients}@kill.example` }] },
    })
    const { id } = await us<Introduction>('POST', 'introduction/', {
      propertyId: this.homeId,
      contactId: contact.id,
      evidence: 'declared',
    })
    this.introduced.add(id)
    await sleep(200)
  }

  /** A person may ask of so many clients a day: from now on that was yesterday. */
  private passDay(): Promise<void> {
    return besides(this.settings, async (db) => {
      await sql`update introduction_check set at = at - interval '2 days'`.execute(db)
    })
  }
}

/** Clients a person asks of here before the day is over; 30 are allowed. */
const A_DAY = 25

/** Terms that differ from one version to the next. */
const termsOf = (number: number): object => ({
  filter: { operations: ['V'] },
  commissionPct: 3 + (number % 3),
  sellerSplitPct: 50,
  validDays: 365,
  noticeDays: 0,
})
