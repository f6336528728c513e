import { Fragment, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { useFailureText } from '../../i18n/error-text'
import type { GeneratedForm } from '../../../generated/forms/form-type'
import { fieldErrorsOf } from '../../lib/api-error'
import { getSession } from '../../lib/session'
import { useBusy } from '../../lib/use-busy'
import { BareInput } from '../../ui/kit/bare/bare-input'
import { Pressable } from '../../ui/kit/bare/pressable'
import { PlainField } from './plain-field'
import { changedFrom, keepTyped, takeTyped } from './plain-kept'
import { PlainSummary } from './plain-summary'
import { typedBefore } from './plain-typed'
import {
  documentOf,
  shownFields,
  type PlainErrors,
  type PlainValue,
  type PlainValues,
} from './plain-values'
import { validatePlain } from './plain-validate'
import './plain-form.css'

export interface PlainFormProps<Document> {
  /** `import form from '../../../generated/forms/lead/LeadInput'`. */
  form: GeneratedForm
  /** First values, hidden fields among them. */
  defaults?: PlainValues
  /**
   * What is known of the person, also when it comes later (after hydration, after signing in):
   * fills only what is still empty.
   */
  known?: PlainValues
  /** What goes with it and nobody types: an object, a list of ids. */
  given?: Readonly<Record<string, unknown>>
  /** Words of the button, a verb first. */
  submit: string
  /**
   * Sends the document. What it throws is shown: a 400 at its fields, anything else in the summary.
   */
  onSubmit: (document: Document) => Promise<unknown>
  /** Words of single fields, where they carry links. */
  labels?: Record<string, ReactNode>
  /** A field that people cannot see and programs fill in. */
  trap?: string
  /** The first field takes the focus, as in a dialog that was just opened. */
  focusFirst?: boolean
  /** Stands before a field, as a heading or a part of the form that is no field of it. */
  before?: Record<string, ReactNode>
  /**
   * Hears what stands in the form, first and after each change. What it answers goes into the
   * form, too, where one answer changes another.
   */
  onValues?: (values: PlainValues) => PlainValues | undefined | void
  /** Stands between the fields and the button. */
  children?: ReactNode
  /** Stands beside the button, as a dialog's way back. */
  beside?: ReactNode
}

/**
 * A short form of the public side, drawn from a generated form: fields, order, labels and rules
 * come from the contract. Few kinds of field, no Material UI. Long forms use src/forms.
 */
export function PlainForm<Document>({
  form,
  defaults = {},
  given = {},
  known,
  submit,
  onSubmit,
  labels = {},
  trap,
  focusFirst = false,
  before = {},
  onValues,
  children,
  beside,
}: PlainFormProps<Document>) {
  const { t } = useTranslation([form.tag, 'public-forms'])
  const why = useFailureText()
  const base = useId()
  const summary = useRef<HTMLDivElement>(null)
  const toSummary = useRef(false)
  const isDone = useRef(false)
  const [by] = useState(() => getSession().id)
  const [values, setValues] = useState<PlainValues>(defaults)
  const [errors, setErrors] = useState<PlainErrors>({})
  // It draws and knows no data; who uses it sends.
  const [busy, during] = useBusy()
  const idOf = (field: string) => `${base}${field}`
  const [first = ''] = shownFields(form, values)
  useEffect(() => {
    if (focusFirst) document.getElementById(`${base}${first}`)?.focus()
    // Only when the form appears: a choice may change which field is the first.
  }, [focusFirst, base]) // eslint-disable-line react-hooks/exhaustive-deps

  useEffect(() => {
    // Drawn by the server, the form can be filled in before this code arrives, or was on the page
    // that this one came after: it is kept.
    const typed = { ...takeTyped(form), ...changedFrom(defaults, typedBefore(form, idOf)) }
    if (Object.keys(typed).length > 0) setValues((before) => ({ ...before, ...typed }))
  }, []) // eslint-disable-line react-hooks/exhaustive-deps
  useEffect(() => {
    const keep = () => {
      if (busy || isDone.current) return
      keepTyped(form, changedFrom({ ...defaults, ...known }, values), by)
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  })

  useEffect(() => {
    const more = onValues?.(values)
    if (more) setValues((before) => ({ ...before, ...more }))
  }, [values, onValues])
  const knownJson = JSON.stringify(known ?? {})
  useEffect(() => {
    const filled = Object.entries(JSON.parse(knownJson) as PlainValues).filter(
      ([, value]) => value !== undefined && value !== '',
    )
    if (filled.length > 0)
      setValues((before) => ({
        ...before,
        ...Object.fromEntries(filled.filter(([field]) => (before[field] ?? '') === '')),
      }))
  }, [knownJson])
  // Once it stands in the page, which a frame of its own might come before.
  useEffect(() => {
    if (!toSummary.current || !summary.current) return
    toSummary.current = false
    summary.current.focus()
  }, [errors])

  const show = (next: PlainErrors) => {
    toSummary.current = true
    setErrors(next)
  }

  const sent = async () => {
    setErrors({})
    try {
      await onSubmit({ ...given, ...documentOf(form, values) } as Document)
      isDone.current = true
      takeTyped(form)
    } catch (error) {
      show(fieldErrorsOf(error, form.order) ?? { '': why(error) })
    }
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = validatePlain(form, values, t, given)
    if (Object.keys(found).length > 0) return show(found)
    await during(sent)
  }

  const change = (field: string) => (value: PlainValue) => {
    isDone.current = false
    setValues((before) => ({ ...before, [field]: value }))
    setErrors(({ [field]: _, ...rest }) => rest)
  }

  return (
    // Not a schema form: it draws the schema forms of public pages.
    <form className="plain-form" method="post" noValidate onSubmit={send} aria-busy={busy}>
      <PlainSummary ref={summary} form={form} errors={errors} idOf={idOf} />
      <div className="plain-grid">
        {shownFields(form, values).map((field) => (
          <Fragment key={field}>
            {before[field]}
            <PlainField
              form={form}
              field={field}
              id={idOf(field)}
              value={values[field]}
              error={errors[field]}
              label={labels[field]}
              onChange={change(field)}
            />
          </Fragment>
        ))}
      </div>
      {trap && (
        <div className="plain-trap" aria-hidden="true">
          <BareInput
            name={trap}
            tabIndex={-1}
            autoComplete="off"
            value={String(values[trap] ?? '')}
            onChange={(event) => change(trap)(event.target.value)}
          />
        </div>
      )}
      {children}
      <div className="plain-acts">
        {beside}
        <Pressable className="plain-submit" type="submit" aria-disabled={busy}>
          {busy ? t('public-forms:sending') : submit}
        </Pressable>
      </div>
    </form>
  )
}
