import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { Property } from '../../../generated/model/index.ts'
import { BackOffice } from './back-office.ts'
import { Counter } from './counter.ts'
import type { Settings } from './besides.ts'
import type { Names } from './names.ts'
import { Partners } from './partners.ts'
import { register } from './people.ts'
import { Website } from './website.ts'
import type { Send } from './send.ts'

/**
 * What the server acknowledged of one home; more may be stored (the answer was cut off), less may
 * not.
 */
export interface Known {
  /** The highest number saved; area and note of the home both hold it. */
  number: number
  version: number
  media: Set<string>
  documents: Set<string>
  archived: boolean
}

export type Counts = Record<
  | 'created'
  | 'saved'
  | 'photos'
  | 'documents'
  | 'enquiries'
  | 'feeds'
  | 'sites'
  | 'prices'
  | 'domains'
  | 'files'
  | 'takeouts'
  | 'introductions'
  | 'agreements',
  number
>

const PATIENCE_MS = 600_000

/**
 * A sharing of work among clerks who write as fast as they can and note down only what was
 * answered.
 */
export class Desk {
  readonly known = new Map<string, Known>()
  readonly counter = new Counter()
  readonly partners = new Partners()
  readonly office = new BackOffice()
  readonly website = new Website()
  token = ''
  /** Writes answered, by kind. */
  private readonly answered = {
    created: 0,
    saved: 0,
    photos: 0,
    documents: 0,
    enquiries: 0,
    feeds: 0,
    sites: 0,
    prices: 0,
    domains: 0,
    files: 0,
    takeouts: 0,
    introductions: 0,
    agreements: 0,
  }
  /** Photos somebody has begun to remove. */
  private readonly gone = new Set<string>()
  private busy = false
  private clerks: Promise<unknown>[] = []
  private url = ''

  static async open(url: string, settings: Settings, { table }: Names): Promise<Desk> {
    const desk = new Desk()
    desk.url = url
    const {
      token,
      agency_ids: [agencyId = ''],
    } = await register(desk.as(''), 'kill@rig.example', 'Agència')
    desk.token = token
    const send = desk.as(token)
    await desk.counter.open(send)
    await desk.partners.open(settings, send, (token) => desk.as(token))
    await desk.office.open(send, (token) => desk.as(token))
    await desk.website.open(settings, send, (token) => desk.as(token), {
      agencyId,
      homeId: desk.counter.homeId,
      table,
    })
    return desk
  }

  /** Sets the clerks to work until the server no longer answers. */
  work(url: string): void {
    this.url = url
    this.busy = true
    const until = (task: () => Promise<unknown>) => async (): Promise<void> => {
      while (this.busy) await task().catch(() => sleep(20))
    }
    const tasks = [
      () => this.create(),
      () => this.save(),
      () => this.save(),
      () => this.photos(),
      () => this.photos(),
      () => this.document(),
      () => this.archive(),
      () => this.enquiry(),
      () => this.feed(),
      this.done('sites', (send) => this.website.publish(send)),
      this.done('prices', (send) => this.website.reprice(send)),
      this.done('domains', (send) => this.website.claim(send, (token) => this.as(token))),
      this.done('files', (send) => this.office.intake(send)),
      this.done('takeouts', () => this.office.takeOut((token) => this.as(token))),
      this.done('introductions', (send) => this.partners.introduce(send)),
      this.done('agreements', (send) => this.partners.agree(send, (token) => this.as(token))),
    ]
    this.clerks = tasks.map((task) => until(task)())
  }

  /** Ends the work; what is under way has lost its server. */
  async rest(): Promise<void> {
    this.busy = false
    await Promise.allSettled(this.clerks)
  }

  counts(): Counts {
    return { ...this.answered }
  }

  /**
   * Waits until every kind of write has been answered since `before`, however slow the machine is.
   * A takeout takes its time: one is under way in every round, but not every round sees one asked.
   */
  async hasWorked(before: Counts): Promise<void> {
    const all = Object.keys(before) as (keyof Counts)[]
    const kinds = all.filter((kind) => kind !== 'takeouts')
    const giveUp = Date.now() + PATIENCE_MS
    while (kinds.some((kind) => this.answered[kind] === before[kind])) {
      if (Date.now() > giveUp)
        throw new Error(
          `not answered in ${PATIENCE_MS / 1000} s: ` +
            `${kinds.filter((kind) => this.answered[kind] === before[kind]).join(', ')} of ` +
            `${JSON.stringify(this.answered)}`,
        )
      await sleep(20)
    }
  }

  /** An act of ours that counts once it was answered. */
  private done(kind: keyof Counts, act: (send: Send) => Promise<void>) {
    return async (): Promise<void> => {
      await act(this.as(this.token))
      this.answered[kind] += 1
    }
  }

  private send<T>(method: string, path: string, body?: object | FormData): Promise<T> {
    return this.as(this.token)<T>(method, path, body)
  }

  /** Sends as the owner of a token, to the server that is up. */
  private as(token: string): Send {
    return async <T>(method: string, path: string, body?: object | FormData): Promise<T> => {
      const form = body instanceof FormData
      const headers = {
        ...(token && { authorization: `Token ${token}` }),
        ...(form || !body ? {} : { 'content-type': 'application/json' }),
      }
      const answer = await fetch(`${this.url}/api/v1/${path}`, {
        method,
        headers,
        body: form ? body : body && JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
      return (answer.status === 204 ? undefined : await answer.json()) as T
    }
  }

  private any(): [string, Known] {
    // The newest ones: a hundred rounds of work on all would fill them with photos past any limit.
    const open = [...this.known].filter(([, home]) => !home.archived).slice(-40)
    const found = open[Math.floor(Math.random() * open.length)]
    if (!found) throw new Error('no home yet')
    return found
  }

  private async enquiry(): Promise<void> {
    await this.counter.ask((method, path, body) => this.send(method, path, body))
    this.answered.enquiries += 1
  }

  private async feed(): Promise<void> {
    await this.counter.feed((method, path, body) => this.send(method, path, body))
    this.answered.feeds += 1
  }

  private async create(): Promise<void> {
    const steps = { layout: { built: 1 }, texts: { internalNotes: '1' } }
    const home = await this.send<Property>('POST', 'property/', {
      basics: { type: 'vivienda', offers: [{ operation: 'V', price: 100 }] },
      ...steps,
    })
    this.known.set(home.id, {
      number: 1,
      version: home.version,
      media: new Set(),
      documents: new Set(),
      archived: false,
    })
    this.answered.created += 1
    await sleep(100) // every home is read again after every round
  }

  /** Photos move the version on, too: who was overtaken on a slow machine tries again at once. */
  private async save(tries = 10): Promise<void> {
    const [id, home] = this.any()
    const current = await this.send<Property>('GET', `property/${id}/`)
    const number = (current.layout?.built ?? 0) + 1
    const steps = {
      version: current.version,
      layout: { built: number },
      texts: { internalNotes: String(number) },
    }
    const saved = await this.send<Property>('PATCH', `property/${id}/`, steps).catch(
      (cause: unknown) => {
        if (tries > 1 && String(cause).endsWith(': 409')) return null
        throw cause
      },
    )
    if (!saved) return this.save(tries - 1)
    this.answered.saved += 1
    home.number = Math.max(home.number, number)
    home.version = Math.max(home.version, saved.version)
  }

  private async photos(): Promise<void> {
    const [id, home] = this.any()
    const form = new FormData()
    for (const name of ['a.jpg', 'b.jpg']) {
      const colour = {
        r: Math.floor(Math.random() * 256),
        g: Math.floor(Math.random() * 256),
        b: Math.floor(Math.random() * 256),
      }
      const image = sharp({
        create: {
          width: 400,
          height: 300,
          channels: 3,
          background: colour,
          noise: { type: 'gaussian', mean: 128, sigma: 30 },
        },
      })
      form.append(
        'files',
        new File([new Uint8Array(await image.jpeg().toBuffer())], name, { type: 'image/jpeg' }),
      )
    }
    const before = new Set(
      (await this.send<Property>('GET', `property/${id}/`)).media.map((each) => each.id),
    )
    const { items } = await this.send<{ items: { id: string }[] }>(
      'POST',
      `property/${id}/media/`,
      form,
    )
    for (const item of items.filter((each) => !before.has(each.id) && !this.gone.has(each.id)))
      home.media.add(item.id)
    this.answered.photos += 1
    const [gone] = home.media
    if (Math.random() > 0.3 || !gone) return
    this.gone.add(gone)
    home.media.delete(gone) // whether the answer comes or not, it may be gone
    await this.send('DELETE', `property/${id}/media/${gone}/`)
  }

  private async document(): Promise<void> {
    const [id, home] = this.any()
    const form = new FormData()
    form.append(
      'file',
      new File(['%PDF-1.4\n', String(Math.random()).repeat(5000)], 'a.pdf', {
        type: 'application/pdf',
      }),
    )
    form.append('file_extra', 'deed')
    const { items } = await this.send<{ items: { id: string }[] }>(
      'POST',
      `property/${id}/document/`,
      form,
    )
    if (items[0]) home.documents.add(items[0].id)
    this.answered.documents += 1
    await sleep(20)
  }

  private async archive(): Promise<void> {
    await sleep(250)
    const [id, home] = this.any()
    home.archived = true // from now on nobody counts on its being open
    await this.send('DELETE', `property/${id}/`)
  }
}
