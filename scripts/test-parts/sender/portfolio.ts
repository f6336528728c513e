import { setTimeout as sleep } from 'node:timers/promises'
import type { Integration, Property } from '../../../generated/model/index.ts'
import { complete } from '../../../server/modules/property/testing/homes.fixture.ts'
import { picture } from '../../../server/modules/property/testing/pictures.fixture.ts'
import { Agency } from '../webhooks/agency.ts'

const PATIENCE_MS = 60_000

/** An agency whose homes are on the market and go to Fotocasa, by the API of whatever server is up. */
export class Portfolio extends Agency {
  channel = ''
  /** The homes that shall be at the portal, by id, with their rooms. */
  readonly wanted = new Map<string, number>()

  async begin(homes: number, apiKey: string): Promise<void> {
    await this.open(0)
    const { id } = await this.send<Integration>('POST', 'integration/', {
      provider: 'fotocasa',
      name: 'Fotocasa',
    })
    this.channel = id
    await this.set({ apiKey })
    for (let count = 0; count < homes; count += 1) {
      const made = await this.send<Property>('POST', 'property/', complete)
      await this.photo(made.id)
      await this.publish(made.id)
      this.ids.push(made.id)
      this.wanted.set(made.id, complete.layout?.bathrooms ?? 0)
    }
    await this.set({ state: 'active' })
  }

  /** A key, or the state of the channel. */
  async set(changes: object): Promise<void> {
    const { version } = await this.send<Integration>('GET', `integration/${this.channel}/`)
    await this.send('PATCH', `integration/${this.channel}/`, { version, ...changes })
  }

  private async photo(id: string): Promise<void> {
    const form = new FormData()
    form.append(
      'files',
      new Blob([new Uint8Array(await picture())], { type: 'image/jpeg' }),
      'a.jpg',
    )
    const answer = await fetch(`${this.url}/api/v1/property/${id}/media/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}` },
      body: form,
    })
    if (!answer.ok) throw new Error(`a photo answered ${answer.status}: ${await answer.text()}`)
  }

  /** A home goes on the market once its photo is ready. */
  private async publish(id: string): Promise<void> {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      const { version } = await this.send<Property>('GET', `property/${id}/`)
      const done = await this.send('POST', `property/${id}/publish/`, { version }).catch(
        (error: unknown) => {
          if (Date.now() > end) throw error
        },
      )
      if (done) return
      await sleep(100)
    }
  }

  /** Another number of bathrooms. */
  async changeOne(): Promise<void> {
    const [id = '', rooms = 0] = [...this.wanted][0] ?? []
    const { version } = await this.send<Property>('GET', `property/${id}/`)
    const layout = { ...complete.layout, bathrooms: rooms + 1 }
    await this.send('PATCH', `property/${id}/`, { version, layout })
    // The next one changed is another.
    this.wanted.delete(id)
    this.wanted.set(id, rooms + 1)
  }

  async withdraw(): Promise<void> {
    const [id = ''] = [...this.wanted.keys()]
    const { version } = await this.send<Property>('GET', `property/${id}/`)
    await this.send('POST', `property/${id}/status/`, { version, status: 'withdrawn' })
    this.wanted.delete(id)
  }

  async bringBack(): Promise<void> {
    const id = this.ids.find((one) => !this.wanted.has(one)) ?? ''
    const { layout } = await this.send<Property>('GET', `property/${id}/`)
    await this.publish(id)
    this.wanted.set(id, layout?.bathrooms ?? 0)
  }

  /** What a person does about homes that a portal refused. */
  again = (): Promise<unknown> => this.send('POST', `integration/${this.channel}/home/retry/`)
}
