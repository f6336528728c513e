import { make, type Thing } from './objects.ts'

/** An answer that is no success. */
export class Refusal extends Error {
  readonly status: number
  readonly body: Thing
  constructor(status: number, code: string, type = 'invalid_request_error', decline_code?: string) {
    super(code)
    this.status = status
    this.body = { error: { type, code, message: code, ...(decline_code && { decline_code }) } }
  }
}

/** What Stripe remembers: its objects, messages, lines and balances. */
export class Memory {
  readonly things = new Map<string, Thing>()
  readonly lines: Thing[] = []
  readonly events: Thing[] = []
  readonly balances = new Map<string, number>()
  /** Told of each message as it comes about. */
  tell: (event: Thing) => void = () => undefined
  readonly now: () => Date
  constructor(now: () => Date) {
    this.now = now
  }

  seconds = (): number => Math.floor(this.now().getTime() / 1000)

  keep(kind: Parameters<typeof make>[0], more: Thing): Thing {
    const one = make(kind, { created: this.seconds(), ...more })
    this.things.set(one['id'], one)
    return one
  }

  get(id: string, object?: string): Thing {
    const one = this.things.get(id)
    if (!one || (object && one['object'] !== object)) throw new Refusal(404, 'resource_missing')
    return one
  }

  emit(type: string, object: Thing, account?: string): void {
    const event = make('event', {
      type,
      created: this.seconds(),
      data: { object: structuredClone(object) },
      ...(account && { account }),
    })
    this.events.push(event)
    this.tell(event)
  }

  line(type: string, source: string, amount: number, fee = 0): void {
    this.lines.unshift(
      make('balance_transaction', {
        type,
        source,
        amount,
        fee,
        net: amount - fee,
        created: this.seconds(),
      }),
    )
  }

  account(fields: Thing): Thing {
    const accounts = [...this.things.values()].filter(({ object }) => object === 'account')
    return this.keep('account', {
      id: `acct_rig${accounts.length + 1}`,
      email: fields['email'] ?? null,
      charges_enabled: false,
      payouts_enabled: false,
      details_submitted: false,
      settings: { payouts: { schedule: { interval: 'manual' } } },
      requirements: { disabled_reason: 'requirements.past_due' },
    })
  }

  /** The seller has filled in all that Stripe asks. */
  activate(id: string): void {
    const account = this.get(id, 'account')
    Object.assign(account, {
      charges_enabled: true,
      payouts_enabled: true,
      details_submitted: true,
    })
    account['requirements'] = { disabled_reason: null }
    this.emit('account.updated', account, id)
  }

  move(account: string, amount: number): void {
    this.balances.set(account, (this.balances.get(account) ?? 0) + amount)
  }
}
