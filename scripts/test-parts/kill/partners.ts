import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from '../../../server/config/env.ts'
import { openDeps } from '../../../server/deps.ts'
import type {
  Agreement,
  AgreementList,
  Contact,
  Introduction,
  Network,
  NetworkList,
} from '../../../generated/model/index.ts'
import type { Send } from './counter.ts'
import { publishHome, windowHome } from './home.ts'
import { register } from './people.ts'

/** Sends as somebody. */
export type SendAs = (token: string) => Send

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

  async open(dataDir: string, us: Send, as: SendAs): Promise<void> {
    this.token = (await register(us, EMAIL, 'Illa de Vent')).token
    await proveAll(dataDir)
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
      ...windowHome('PARTNER'),
      mandate: { ...windowHome('PARTNER').mandate, commissionType: 'percent', commissionPct: 5 },
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
}

/** Terms that differ from one version to the next. */
const termsOf = (number: number): object => ({
  filter: { operations: ['V'] },
  commissionPct: 3 + (number % 3),
  sellerSplitPct: 50,
  validDays: 365,
  noticeDays: 0,
})

/** Everybody has shown that their e-mail is theirs, so that they answer without the mailed link. */
async function proveAll(dataDir: string): Promise<void> {
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_ENV: 'test' }
  const { deps, close } = await openDeps(readEnv(env))
  try {
    await deps.db.updateTable('app_user').set({ email_verified_at: new Date() }).execute()
  } finally {
    await close()
  }
}
