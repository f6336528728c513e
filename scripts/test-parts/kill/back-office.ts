import { setTimeout as sleep } from 'node:timers/promises'
import type { Agency, IntakeRun, Site, Takeout } from '../../../generated/model/index.ts'
import type { Send, SendAs } from './send.ts'
import { PASSWORD, register } from './people.ts'

/** Who takes everything out; nobody else writes to them. */
export const LEAVER = 'leaver@kill.example'
/** People of one file. */
export const FILE_PEOPLE = 20

/** The website, files of contacts, and the file of everything an agency owns. */
export class BackOffice {
  /** Files that were answered as being brought in: the number of each. */
  readonly files = new Set<number>()
  readonly takeouts = new Set<string>()
  /** What the site said last, as far as that was answered. */
  said = 0
  /** Number of the newest version whose publishing was answered. */
  published = 0
  siteId = ''
  private leaver = ''
  private read = 0

  async open(us: Send, as: SendAs, agencyId: string): Promise<void> {
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
    this.siteId = (await us<Site>('POST', 'site/', { template: 'llevant' })).id
    this.leaver = (await register(us, LEAVER, 'Llevant')).token
    for (let home = 0; home < 10; home += 1)
      await as(this.leaver)('POST', 'property/', {
        basics: { type: 'vivienda', offers: [{ operation: 'V', price: 100 }] },
      })
  }

  /** Saves the site, and every other time what it says goes public. */
  async website(us: Send): Promise<void> {
    const path = `site/${this.siteId}/`
    const { version, draft } = await us<Site>('GET', path)
    const number = numberOf(draft.contact.phone) + 1
    const saved = await us<Site>('PATCH', path, {
      version,
      contact: { ...draft.contact, phone: phoneOf(number) },
    })
    this.said = Math.max(this.said, number)
    if (number % 2 === 0) {
      const { published } = await us<Site>('POST', `${path}publish/`, { digest: saved.digest })
      this.published = Math.max(this.published, published?.number ?? 0)
    }
    await sleep(200)
  }

  /** Brings people in by a file. */
  async intake(us: Send): Promise<void> {
    this.read += 1
    const number = this.read
    const lines = Array.from(
      { length: FILE_PEOPLE },
      (_, at) => `Persona ${at},file-${number}-${at}@kill.example`,
    )
    const form = new FormData()
    const text = `Nombre,Correo\n${lines.join('\n')}\n`
    form.append('file', new File([text], 'clientes.csv', { type: 'text/csv' }))
    const run = await us<IntakeRun>('POST', 'intake/', form)
    await us('PATCH', `intake/${run.id}/`, {
      mapping: run.mapping,
      mode: 'upsert',
      dedupeKeys: ['email'],
    })
    await us('POST', `intake/${run.id}/start/`)
    this.files.add(number)
    await sleep(500)
  }

  /** Asks for everything, where no other is being written. */
  async takeOut(as: SendAs): Promise<void> {
    await sleep(200)
    const { id } = await as(this.leaver)<Takeout>('POST', 'takeout/', {
      parts: ['records', 'pictures', 'documents'],
      password: PASSWORD,
    })
    this.takeouts.add(id)
  }
}

const BASE = 971_000_000

/** A number as a telephone of the site says it. */
export const phoneOf = (number: number): string => `+34${BASE + number}`
export const numberOf = (phone: string | null | undefined): number =>
  phone?.startsWith('+34971') ? Number(phone.slice(3)) - BASE : 0
