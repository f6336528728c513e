import type { Property, PropertyBulkResult, WebhookSecret } from '../../../generated/model/index.ts'

const AT_ONCE = 50

/** An agency that changes its homes, by the API of whatever server is up. */
export class Agency {
  url: string
  token = ''
  readonly ids: string[] = []
  #round = 0

  constructor(url: string) {
    this.url = url
  }

  async send<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.url}/api/v1/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok)
      throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  async open(homes: number): Promise<void> {
    const { token } = await this.send<{ token: string }>('POST', 'user/register/', {
      first_name: 'Aina',
      email: 'webhooks@rig.example',
      language: 'es',
      password: 'kill-me-if-you-can',
      account: 'agency',
      agency_name: 'Avisos',
      agency_island: 'MALLORCA',
      accept_terms: true,
    })
    this.token = token
    for (let count = 0; count < homes; count += 1)
      this.ids.push((await this.send<Property>('POST', 'property/', home(count))).id)
  }

  hook(name: string, url: string): Promise<WebhookSecret> {
    return this.send('POST', 'webhook/', { name, url, types: ['property.saved'] })
  }

  /** Changes some homes at once; how many it was told were changed. */
  async change(most = AT_ONCE): Promise<number> {
    const tag = `Tanda ${(this.#round += 1)}`
    const { items } = await this.send<PropertyBulkResult>('POST', 'property/bulk/', {
      ids: this.ids.slice(0, most),
      addTags: [tag],
    })
    await this.send('POST', 'property/bulk/', { ids: this.ids.slice(0, most), removeTags: [tag] })
    return 2 * items.length
  }
}

const home = (number: number): object => ({
  basics: {
    type: 'vivienda',
    subtype: 'casa',
    ref: `W-${number}`,
    offers: [{ operation: 'V', price: 50_000_000 }],
  },
})
