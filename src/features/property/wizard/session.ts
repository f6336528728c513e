import { createProperty, getProperty, publishProperty, updateProperty } from '../../../../generated/api/property/property'
import type { Property, PropertyInput, PropertyPatch } from '../../../../generated/model'
import { ApiFailure, fieldErrorsOf, statusOf } from '../../../lib/api-error'
import { keep, keptOf, type KeptStep } from './draft'
import { clashes, same, type Side } from './merge'
import { chosen, errorsByStep, INITIAL, stepValue, type Edit, type SaveState, type SessionState, type Value } from './session-state'
import { NEW_ID, type StepKey } from './steps'

/** Milliseconds after the last change. */
export const SAVE_AFTER = 1200
const SILENT = { quiet: true, silent: true }

/**
 * One home being edited: what the server has, what it has not yet, and the way between. It outlives the steps' screens,
 * so a saving begun on one step ends on the next.
 */
export class WizardSession {
  readonly formKey = crypto.randomUUID()
  /** The address already carries the id. */
  addressed = false
  private state: SessionState
  private readonly listeners = new Set<() => void>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<boolean> | null = null

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

  get isNew(): boolean {
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
      if (!this.state.property) this.set({ loadFailed: statusOf(error) ?? 0 })
    }
  }

  /** Takes what is stored now. An edit begun on the same step content goes on from the new version. */
  adopt(property: Property): void {
    const first = this.state.property === null
    const edits: SessionState['edits'] = {}
    for (const [key, edit] of Object.entries(this.state.edits) as [StepKey, Edit][])
      edits[key] = same(stepValue(property, key) ?? {}, edit.base ?? {}) ? { ...edit, version: property.version } : edit
    this.set({ property, edits })
    if (first) this.restore()
  }

  /** Pictures as the server has them now. */
  setMedia(media: Property['media']): void {
    if (this.state.property) this.set({ property: { ...this.state.property, media } })
  }

  private restore(): void {
    const { property, edits } = this.state
    const kept = Object.entries(keptOf(this.id)) as [StepKey, KeptStep][]
    const restored = kept.filter(([key, { raw }]) => !edits[key] && !same(raw, stepValue(property, key) ?? {}))
    if (restored.length === 0) return
    // Whether a kept step is valid is told by its form when it is shown; until then it is not sent.
    const found = restored.map(([key, { raw, version }]) => [key, { value: raw, raw, valid: false, base: stepValue(property, key), version }] as const)
    this.set({ edits: { ...edits, ...Object.fromEntries(found) }, restored: restored.map(([key]) => key), revision: this.state.revision + 1 })
  }

  private keepLocally(): void {
    const entries = Object.entries(this.state.edits) as [StepKey, Edit][]
    keep(this.id, Object.fromEntries(entries.map(([key, { raw, version }]) => [key, { raw, version, at: new Date().toISOString() }])))
  }

  /** A form's change. It is sent when it is valid and nothing changed for a moment. */
  edit(key: StepKey, value: Value, report: { valid: boolean; raw: Value }): void {
    const { property, edits, errors } = this.state
    const before = edits[key]
    const base = before ? before.base : stepValue(property, key)
    const unchanged = report.valid && same(value, stepValue(property, key) ?? {})
    const next = { ...edits }
    if (unchanged) delete next[key]
    else next[key] = { value, raw: report.raw, valid: report.valid, base, version: before?.version ?? property?.version ?? 0 }
    const { [key]: _told, ...others } = errors
    const kinds = Object.values(next)
    const save: SaveState = kinds.some((edit) => edit.valid) ? { kind: 'waiting' } : kinds.length > 0 ? { kind: 'invalid' } : this.state.save.kind === 'saved' ? this.state.save : { kind: 'idle' }
    this.set({ edits: next, errors: others, save: this.state.save.kind === 'conflict' ? this.state.save : save })
    this.keepLocally()
    clearTimeout(this.timer)
    if (save.kind === 'waiting') this.timer = setTimeout(() => void this.flush(), SAVE_AFTER)
  }

  /** Throws away what this browser kept of a step. */
  discard(key: StepKey): void {
    const { [key]: _edit, ...edits } = this.state.edits
    this.set({ edits, restored: this.state.restored.filter((one) => one !== key), revision: this.state.revision + 1, save: { kind: 'idle' } })
    this.keepLocally()
  }

  /** Sends what is valid; true when nothing valid is left unsent. Calls while one is running share it. */
  flush(): Promise<boolean> {
    clearTimeout(this.timer)
    this.running ??= this.run().finally(() => {
      this.running = null
    })
    return this.running
  }

  private async run(): Promise<boolean> {
    for (;;) {
      const sent = Object.entries(this.state.edits).filter(([, edit]) => edit.valid) as [StepKey, Edit][]
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
    const { edits, save, conflict } = this.state
    const invalid = Object.keys(edits).length > 0
    if (conflict) this.set({ save: { kind: 'conflict' } })
    else if (invalid) this.set({ save: { kind: 'invalid' } })
    else if (save.kind === 'waiting') this.set({ save: { kind: 'idle' } })
    return !conflict
  }

  private async send(sent: [StepKey, Edit][]): Promise<Property> {
    const steps = Object.fromEntries(sent.map(([key, { value }]) => [key, value]))
    if (this.isNew) return createProperty(steps as unknown as PropertyInput, SILENT)
    const version = Math.min(...sent.map(([, edit]) => edit.version))
    return updateProperty(this.id, { version, ...steps } as PropertyPatch, SILENT)
  }

  private took(property: Property, sent: [StepKey, Edit][]): void {
    const before = this.state.property
    const edits = { ...this.state.edits }
    for (const [key, edit] of sent) {
      const now = edits[key]
      // Typed on while it was under way: what was sent is the new base.
      if (now && now !== edit && now.value !== edit.value) edits[key] = { ...now, base: stepValue(property, key), version: property.version }
      else delete edits[key]
    }
    const undo = before ? Object.fromEntries(sent.map(([key]) => [key, stepValue(before, key)])) : null
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
      const edits = { ...this.state.edits }
      for (const [key, edit] of sent) if (edits[key] === edit) edits[key] = { ...edit, valid: false }
      this.set({ edits, errors: { ...this.state.errors, ...errorsByStep(told) }, save: { kind: 'invalid' } })
      return false
    }
    if (statusOf(error) === 409 && error instanceof ApiFailure) {
      const { current } = error.body as { current?: Property }
      if (current) return this.clash(current)
    }
    this.set({ save: { kind: 'failed', text: error instanceof ApiFailure ? error.explanation.text : '' } })
    return false
  }

  /** Somebody saved in between. Steps they left alone go on by themselves; the others are asked about. */
  private clash(current: Property): boolean {
    const waiting = Object.entries(this.state.edits) as [StepKey, Edit][]
    const steps = waiting
      .filter(([key, edit]) => !same(stepValue(current, key) ?? {}, edit.base ?? {}))
      .map(([key, edit]) => ({ key, clashes: clashes(edit.base, edit.value, stepValue(current, key)) }))
      .filter((step) => step.clashes.length > 0)
    if (steps.length > 0) {
      this.set({ conflict: { current, steps }, save: { kind: 'conflict' } })
      return false
    }
    this.adopt(current)
    // Same content on both sides: nothing is left to send for those steps.
    const edits = Object.fromEntries(Object.entries(this.state.edits).map(([key, edit]) => [key, { ...edit, base: stepValue(current, key as StepKey), version: current.version }]))
    this.set({ edits: Object.fromEntries(Object.entries(edits).filter(([, edit]) => !same(edit.value, edit.base ?? {}))) })
    return true
  }

  /** The person has chosen, field by field (`step.path`). */
  async resolve(choice: Record<string, Side>): Promise<void> {
    const { conflict, edits } = this.state
    if (!conflict) return
    const next = chosen(conflict, edits, choice)
    this.set({ conflict: null, edits: next, save: { kind: 'waiting' }, revision: this.state.revision + 1 })
    this.adopt(conflict.current)
    await this.flush()
  }

  /** Puts the last saving back; doing it again brings it back once more. */
  async undo(): Promise<void> {
    const { undo, property } = this.state
    if (!undo || !property) return
    const edits = { ...this.state.edits }
    for (const [key, value] of Object.entries(undo) as [StepKey, unknown][])
      edits[key] = { value: (value ?? {}) as Value, raw: (value ?? {}) as Value, valid: true, base: stepValue(property, key), version: property.version }
    this.set({ edits, save: { kind: 'waiting' }, revision: this.state.revision + 1 })
    await this.flush()
  }

  /** Publishes what is stored. What is missing comes back at its field; true when it is on the market. */
  async publish(): Promise<boolean> {
    if (!(await this.flush()) || !this.state.property) return false
    try {
      this.adopt(await publishProperty(this.id, { version: this.state.property.version }, { silent: true }))
      return true
    } catch (error) {
      const told = fieldErrorsOf(error)
      if (told) this.set({ errors: errorsByStep(told) })
      else this.set({ save: { kind: 'failed', text: error instanceof ApiFailure ? error.explanation.text : '' } })
      await this.load()
      return false
    }
  }
}
