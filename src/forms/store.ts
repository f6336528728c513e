import type { GeneratedForm } from '../../generated/forms/form-type'
import { check, type Broken } from './check'
import { applies, isRecord, outgoing, type Data, type FormContext } from './rules'

export interface FormState {
  data: Data
  context: FormContext
  /** Rules the data breaks now, by dotted path. */
  broken: Record<string, Broken>
  /** What the server said, by dotted path; a field's message goes when the field is changed. */
  server: Record<string, string>
  touched: ReadonlySet<string>
  /** What nobody typed: by its path the value that was filled in, and from what. */
  filled: Readonly<Record<string, Filled>>
  /** After the first try to send, every error shows. */
  asked: boolean
}

/** From what a field was filled in: a place, a postal code, the point on the map. */
export type FilledFrom = 'place' | 'postalCode' | 'point'

export interface Filled {
  from: FilledFrom
  value: unknown
}

/** Live state of one form, outside React so that a key stroke draws one field only. */
export class FormStore {
  readonly form: GeneratedForm
  private state: FormState
  private readonly listeners = new Set<() => void>()

  constructor(form: GeneratedForm, data: Data, context: FormContext) {
    this.form = form
    this.state = {
      data,
      context,
      broken: {},
      server: {},
      touched: new Set(),
      filled: {},
      asked: false,
    }
    this.state.broken = this.broken()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly get = (): FormState => this.state

  private set(part: Partial<FormState>): void {
    this.state = { ...this.state, ...part }
    for (const listener of this.listeners) listener()
  }

  /** The data as it is sent. */
  outgoing(): Data {
    return outgoing(this.form, this.state.data, this.state.context)
  }

  /** What is not asked cannot be missing or wrong: who is asked the rest could not mend it. */
  private broken(): Record<string, Broken> {
    const found = Object.entries(check(this.form, this.outgoing()))
    return Object.fromEntries(found.filter(([path]) => this.applies(path)))
  }

  /** Takes new data; the server's word on a changed field is no longer true. */
  change(data: Data, path?: string): void {
    const server = path
      ? Object.fromEntries(
          Object.entries(this.state.server).filter(
            ([key]) => key !== path && !key.startsWith(`${path}.`),
          ),
        )
      : this.state.server
    this.state = { ...this.state, data, server }
    this.set({ broken: this.broken() })
  }

  setContext(context: FormContext): void {
    const { type, operations, withheld, asked } = this.state.context
    if (
      type === context.type &&
      String(operations) === String(context.operations) &&
      withheld === context.withheld &&
      String(asked) === String(context.asked)
    )
      return
    this.state = { ...this.state, context }
    this.set({ broken: this.broken() })
  }

  setServer(server: Record<string, string>): void {
    this.set({ server })
  }

  touch(path: string): void {
    if (!this.state.touched.has(path)) this.set({ touched: new Set([...this.state.touched, path]) })
  }

  /** These were filled in and not typed; each says so until its value is another. */
  fillIn(values: Data, from: FilledFrom): void {
    const told = Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([path, value]): [string, Filled] => [path, { from, value }])
    this.set({ filled: { ...this.state.filled, ...Object.fromEntries(told) } })
  }

  /** From what a field was filled in, as long as it has that value. */
  filledFrom(path: string): FilledFrom | null {
    const { filled, data } = this.state
    const told = filled[path]
    return told && JSON.stringify(told.value) === JSON.stringify(data[path]) ? told.from : null
  }

  ask(): void {
    this.set({ asked: true })
  }

  applies(path: string): boolean {
    return applies(this.form, path, this.state.data, this.state.context)
  }

  get valid(): boolean {
    return Object.keys(this.state.broken).length === 0
  }

  /**
   * The rule or message to show under a field now; null for none. A missing value is said only
   * after asking.
   */
  problem(path: string): Broken | string | null {
    const said = this.state.server[path]
    if (said) return said
    const broken = this.state.broken[path]
    if (!broken) return null
    if (this.state.asked) return broken
    return this.state.touched.has(path) && broken.keyword !== 'required' ? broken : null
  }

  /** Paths with something to show, in the order of the form. */
  problems(): string[] {
    const paths = new Set([...Object.keys(this.state.server), ...Object.keys(this.state.broken)])
    const rank = (path: string): string => {
      const [first = '', ...rest] = path.split('.')
      return [String(this.form.order.indexOf(first) + 1000), ...rest].join('.')
    }
    return [...paths]
      .filter((path) => this.problem(path) !== null)
      .sort((a, b) => rank(a).localeCompare(rank(b), 'en', { numeric: true }))
  }
}

/** Whether a value is a plain object that a form can hold. */
export const asData = (value: unknown): Data => (isRecord(value) ? value : {})
