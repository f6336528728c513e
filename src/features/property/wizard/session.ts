import {
  createProperty,
  getProperty,
  publishProperty,
  updateProperty,
} from '../../../../generated/api/property/property'
import type { PriceWhy, Property, PropertyInput, PropertyPatch } from '../../../../generated/model'
import { ApiFailure, fieldErrorsOf, statusOf } from '../../../lib/api-error'
import { keep, keptOf } from './draft'
import type { Side } from './merge'
import { priceMoves, withStoredPrices } from './session-price'
import {
  backTo,
  chosen,
  clashing,
  errorsByStep,
  found,
  goingOn,
  INITIAL,
  left,
  refused,
  standing,
  stepValue,
  type Edit,
  type SessionState,
  type Value,
} from './session-state'
import { NEW_ID, type StepKey } from './steps'
import { isSame } from '../../../lib/same'

/** Milliseconds after the last change. */
export const SAVE_AFTER = 1200
const SILENT = { quiet: true, silent: true }

/**
 * One home being edited: what the server has, what it has not yet, and the way between. It outlives
 * the steps' screens, so a saving begun on one step ends on the next.
 */
export class WizardSession {
  readonly formKey = crypto.randomUUID()
  /** The address already carries the id. */
  addressed = false
  private state: SessionState
  private readonly listeners = new Set<() => void>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<boolean> | null = null
  /** Why the price changes, as it goes with the next saving. */
  private why: PriceWhy | null = null

  constructor(id: string) {
    this.state = { ...INITIAL, id }
    if (id === NEW_ID) this.restore()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly get = (): SessionState => this.state

  private set(part: Partial<SessionState>): void {
    this.state = { ...this.state, ...part }
    for (const listener of this.listeners) listener()
  }

  get id(): string {
    return this.state.id
  }

  private get isNew(): boolean {
    return this.id === NEW_ID
  }

  /** True while leaving would lose time, not data: something is on its way or waits for it. */
  get busy(): boolean {
    return ['waiting', 'saving', 'failed'].includes(this.state.save.kind)
  }

  /** Reads the home; what is being edited here stays. */
  async load(): Promise<void> {
    if (this.isNew) return
    try {
      this.adopt(await getProperty(this.id, SILENT))
      if (this.state.loadFailed !== null) this.set({ loadFailed: null })
    } catch (error) {
      if (!this.state.property)
        this.set({ loadFailed: error instanceof Error ? error : new Error(String(error)) })
    }
  }

  /**
   * Takes what is stored now. An edit begun on the same step content goes on from the new version.
   */
  adopt(property: Property): void {
    const first = this.state.property === null
    const edits: SessionState['edits'] = {}
    for (const [key, edit] of Object.entries(this.state.edits) as [StepKey, Edit][])
      edits[key] = isSame(stepValue(property, key) ?? {}, edit.base ?? {})
        ? { ...edit, version: property.version }
        : edit
    this.set({ property, edits })
    if (first) this.restore()
  }

  /** Pictures as the server has them now. */
  setMedia(media: Property['media']): void {
    if (this.state.property) this.set({ property: { ...this.state.property, media } })
  }

  private restore(): void {
    const { property, edits } = this.state
    const restored = found(keptOf(this.id), property, edits)
    if (Object.keys(restored).length === 0) return
    this.set({
      edits: { ...edits, ...restored },
      restored: Object.keys(restored) as StepKey[],
      revision: this.state.revision + 1,
    })
  }

  private keepLocally(): void {
    keep(
      this.id,
      Object.fromEntries(
        Object.entries(this.state.edits).map(([key, { raw, version }]) => [
          key,
          { raw, version, at: new Date().toISOString() },
        ]),
      ),
    )
  }

  /** A form's change. It is sent when it is valid and nothing changed for a moment. */
  edit(key: StepKey, value: Value, report: { valid: boolean; raw: Value }): void {
    const { property, edits, errors } = this.state
    const before = edits[key]
    const base = before ? before.base : stepValue(property, key)
    const unchanged = report.valid && isSame(value, stepValue(property, key) ?? {})
    const next = { ...edits }
    if (unchanged) delete next[key]
    else
      next[key] = {
        value,
        raw: report.raw,
        valid: report.valid,
        base,
        version: before?.version ?? property?.version ?? 0,
      }
    const { [key]: _told, ...others } = errors
    if (key === 'basics' && !isSame(value, before?.value)) this.why = null
    const save = standing(
      next,
      this.why === null && priceMoves(property, next.basics).length > 0,
      this.state.save,
    )
    this.set({
      edits: next,
      errors: others,
      save: this.state.save.kind === 'conflict' ? this.state.save : save,
    })
    this.keepLocally()
    clearTimeout(this.timer)
    if (save.kind === 'waiting') this.timer = setTimeout(() => void this.flush(), SAVE_AFTER)
  }

  /** Writes into a step from beside its form, as if it had been typed there. */
  fill(key: StepKey, change: (value: Value) => Value): void {
    const { edits, property, revision } = this.state
    const now = edits[key]
    const raw = change(now?.raw ?? (stepValue(property, key) as Value | undefined) ?? {})
    this.set({ revision: revision + 1 })
    this.edit(key, raw, { valid: now?.valid ?? true, raw })
  }

  /** Throws away what this browser kept of a step. */
  discard(key: StepKey): void {
    const { [key]: _edit, ...edits } = this.state.edits
    this.set({
      edits,
      restored: this.state.restored.filter((one) => one !== key),
      revision: this.state.revision + 1,
      save: { kind: 'idle' },
    })
    this.keepLocally()
  }

  /**
   * Sends what is valid; true when nothing valid is left unsent. Calls while one is running share
   * it.
   */
  flush(): Promise<boolean> {
    clearTimeout(this.timer)
    this.running ??= this.run().finally(() => (this.running = null))
    return this.running
  }

  /** A published price changes and nobody has said why: its step waits. */
  private get held(): boolean {
    return this.why === null && priceMoves(this.state.property, this.state.edits.basics).length > 0
  }

  /** The reason of the new price; its step is sent with it. */
  giveReason(why: PriceWhy): Promise<boolean> {
    this.why = why
    return this.flush()
  }

  /** The prices stay as they are stored; what else was typed in their step goes on. */
  async keepPrices(): Promise<void> {
    const { property, edits, revision } = this.state
    if (!property || !edits.basics) return
    const raw = withStoredPrices(property, edits.basics.value)
    this.set({ revision: revision + 1 })
    this.edit('basics', raw, { valid: true, raw })
    await this.flush()
  }

  private async run(): Promise<boolean> {
    for (;;) {
      const { held } = this
      const sent = Object.entries(this.state.edits).filter(
        ([key, edit]) => edit.valid && !(held && key === 'basics'),
      ) as [StepKey, Edit][]
      if (sent.length === 0 || this.state.conflict) return this.settle()
      this.set({ save: { kind: 'saving' } })
      try {
        this.took(await this.send(sent), sent)
      } catch (error) {
        if (!(await this.failed(error, sent))) return false
      }
    }
  }

  private settle(): boolean {
    const {
      held,
      state: { edits, save, conflict },
    } = this
    this.set({ save: conflict ? { kind: 'conflict' } : standing(edits, held, save) })
    return !conflict && !held
  }

  private async send(sent: [StepKey, Edit][]): Promise<Property> {
    const steps = Object.fromEntries(sent.map(([key, { value }]) => [key, value]))
    if (this.isNew) return createProperty(steps as unknown as PropertyInput, SILENT)
    const version = Math.min(...sent.map(([, edit]) => edit.version))
    return updateProperty(
      this.id,
      { version, ...steps, ...(this.why && { priceChange: this.why }) } as PropertyPatch,
      SILENT,
    )
  }

  private took(property: Property, sent: [StepKey, Edit][]): void {
    const { property: before, edits: all } = this.state
    const edits = left(all, sent, property)
    if (sent.some(([key]) => key === 'basics')) this.why = null
    const undo = before && Object.fromEntries(sent.map(([key]) => [key, stepValue(before, key)]))
    if (this.isNew) {
      keep(NEW_ID, {})
      this.set({ id: property.id, property })
    }
    this.set({ edits, undo, restored: [], save: { kind: 'saved', at: Date.now() } })
    this.adopt(property)
    this.keepLocally()
  }

  /** What follows a failed saving; true: try again at once. */
  private async failed(error: unknown, sent: [StepKey, Edit][]): Promise<boolean> {
    const told = fieldErrorsOf(error)
    if (told) {
      this.set({
        edits: refused(this.state.edits, sent),
        errors: { ...this.state.errors, ...errorsByStep(told) },
        save: { kind: 'invalid' },
      })
      return false
    }
    if (statusOf(error) === 409 && error instanceof ApiFailure) {
      const { current } = error.body as { current?: Property }
      if (current) return this.clash(current)
    }
    this.set({ save: { kind: 'failed', error } })
    return false
  }

  /**
   * Somebody saved in between. Steps they left alone go on by themselves; the others are asked
   * about.
   */
  private clash(current: Property): boolean {
    const steps = clashing(current, this.state.edits)
    if (steps.length > 0) {
      this.set({ conflict: { current, steps }, save: { kind: 'conflict' } })
      return false
    }
    this.adopt(current)
    this.set({ edits: goingOn(current, this.state.edits) })
    return true
  }

  /** The person has chosen, field by field (`step.path`). */
  async resolve(choice: Record<string, Side>): Promise<void> {
    const { conflict, edits } = this.state
    if (!conflict) return
    const next = chosen(conflict, edits, choice)
    this.set({
      conflict: null,
      edits: next,
      save: { kind: 'waiting' },
      revision: this.state.revision + 1,
    })
    this.adopt(conflict.current)
    await this.flush()
  }

  /** Puts the last saving back; doing it again brings it back once more. */
  async undo(): Promise<void> {
    const { undo, property } = this.state
    if (!undo || !property) return
    this.set({
      edits: backTo(undo, property, this.state.edits),
      save: { kind: 'waiting' },
      revision: this.state.revision + 1,
    })
    await this.flush()
  }

  /**
   * Publishes what is stored. What is missing comes back at its field; true when it is on the
   * market.
   */
  async publish(): Promise<boolean> {
    if (!(await this.flush()) || !this.state.property) return false
    try {
      this.adopt(
        await publishProperty(this.id, { version: this.state.property.version }, { silent: true }),
      )
      return true
    } catch (error) {
      const told = fieldErrorsOf(error)
      if (told) this.set({ errors: errorsByStep(told) })
      else this.set({ save: { kind: 'failed', error } })
      await this.load()
      return false
    }
  }
}
