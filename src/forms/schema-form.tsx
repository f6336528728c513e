import RjsfForm, { type IChangeEvent } from '@rjsf/core'
import {
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
} from 'react'
import { useTranslation } from '../i18n'
import type { FormName } from '../../generated/forms/index'
import '../ui/workspace/styles/form.css'
import './forms.css'
import { useAfterPress } from './after-press'
import { validatorOf } from './check'
import { loadForm } from './load'
import { ownPart } from './foreign'
import { beginning, type FormContext } from './rules'
import { ScopeContext, type FormScope } from './scope'
import type { FormServices } from './services'
import { FormSkeleton } from './skeleton'
import { asData, FormStore, type FilledFrom } from './store'
import { templates } from './templates/index'
import { ErrorSummary } from './templates/summary'
import { uiSchemaOf } from './ui-schema'
import { fields, widgets } from './widgets/index'
import { wordsOf } from './words'

/** What is known of the form beside its value. */
export interface FormReport {
  /** Nothing broken: the server would take the shape. */
  valid: boolean
  /** Fields with something to say, by dotted path. */
  problems: string[]
  /**
   * The data as it stands, half-typed values and fields that do not apply included: for keeping,
   * not for sending.
   */
  raw: Record<string, unknown>
  /** Of a `kept` value what the form has no field for, as `path: text`. */
  left: string[]
}

export interface SchemaFormProps {
  name: FormName
  /** This browser kept the value, maybe by another version: only what the form knows is taken. */
  kept?: boolean
  /** Starting value; a new one is taken only with a new `key`. Nulls are unknown and left out. */
  value: object | null | undefined
  /**
   * What is stored now, when nothing is waiting to be sent: fills fields that are empty here, as a
   * reference the server made, and replaces what it filled itself while nobody has changed it.
   */
  fill?: object | null | undefined
  /** Once, when the form is there: its value as it would be sent. */
  onReady?: (value: Record<string, unknown>, report: FormReport) => void
  /**
   * After each change: the value as it would be sent. What it answers goes into the form, too,
   * where one answer changes another.
   */
  onChange?: (
    value: Record<string, unknown>,
    report: FormReport,
  ) => Record<string, unknown> | undefined | void
  /** Called with a valid value only; otherwise the summary takes the focus. */
  onSubmit?: (value: Record<string, unknown>) => void
  /** Field errors of a 400 by dotted path, below the form's own prefix: `offers.0.price`. */
  serverErrors?: Record<string, string> | null
  context?: FormContext
  /** i18n namespace of its words, the form's tag unless told. */
  namespace?: string
  /**
   * Words of single fields, where another answer changes the question: by generic path. Those of an
   * option: by path and value.
   */
  labels?: Readonly<Record<string, string>>
  /** What is said under single fields, where it follows from what is typed: as `labels`. */
  helps?: Readonly<Record<string, string>>
  /** id of the form element, so that a button elsewhere can send it. */
  formId?: string
  disabled?: boolean
  /** Paths that publishing this home needs; those the contract names when left out. */
  published?: ReadonlySet<string> | null
  services?: FormServices
  /** Buttons under the fields. */
  children?: ReactNode
  'aria-label'?: string
}

const NO_CONTEXT: FormContext = {}
const NO_SERVICES: FormServices = {}

/**
 * A form from the contract: fields, layout, validation and words by its name. The only user of
 * rjsf.
 */
export const SchemaForm = (props: SchemaFormProps) => (
  <Suspense fallback={<FormSkeleton />}>
    <LoadedForm {...props} />
  </Suspense>
)

function LoadedForm({
  name,
  value,
  kept = false,
  fill,
  onReady,
  onChange,
  onSubmit,
  serverErrors,
  context = NO_CONTEXT,
  namespace,
  labels,
  helps,
  formId = name,
  disabled = false,
  published = null,
  services = NO_SERVICES,
  children,
  ...rest
}: SchemaFormProps) {
  const form = use(loadForm(name))
  const { t, i18n } = useTranslation(['forms', namespace ?? form.tag])
  const own = useMemo(
    () => (kept ? ownPart(form, value ?? {}) : { data: asData(value ?? {}), left: [] }),
    [form], // eslint-disable-line -- a starting value: see `value`
  )
  const initial = useMemo(() => beginning(form, own.data), [form, own])
  const store = useMemo(() => new FormStore(form, initial, context), [form]) // eslint-disable-line -- as above
  const rjsf = useRef<RjsfForm>(null)
  const afterPress = useAfterPress()
  const summary = useRef<HTMLDivElement>(null)
  const sent = useRef(false)
  const filled = useRef<Record<string, unknown>>({})
  const uiSchema = useMemo(() => uiSchemaOf(form), [form])
  const words = useMemo(
    () => wordsOf(form, t, i18n.language, namespace, { labels, helps }),
    [form, t, i18n.language, namespace, labels, helps],
  )

  useEffect(() => store.setContext(context), [store, context])
  useEffect(() => {
    const errors = serverErrors ?? {}
    store.setServer(errors)
    // Only an answer to sending moves the focus: a saving by itself must not take it from what is
    // being typed.
    if (sent.current && Object.keys(errors).length > 0)
      requestAnimationFrame(() => summary.current?.focus())
  }, [store, serverErrors])

  const patch = useCallback(
    (values: Record<string, unknown>, from?: FilledFrom) => {
      for (const [key, part] of Object.entries(values)) rjsf.current?.setFieldValue([key], part)
      if (from) store.fillIn(values, from)
    },
    [store],
  )
  useEffect(() => {
    const { data } = store.get()
    const found = beginning(store.form, asData(fill ?? {}))
    const isUntouched = (key: string, part: unknown): boolean =>
      data[key] === filled.current[key] && JSON.stringify(data[key]) !== JSON.stringify(part)
    const free = Object.entries(found).filter(
      ([key, part]) => data[key] === undefined || isUntouched(key, part),
    )
    filled.current = { ...filled.current, ...Object.fromEntries(free) }
    patch(Object.fromEntries(free))
  }, [store, fill, patch])
  const scope = useMemo<FormScope>(
    () => ({ store, words, formId, services, disabled, published, patch, afterPress }),
    [store, words, formId, services, disabled, published, patch, afterPress],
  )

  const state = (): [Record<string, unknown>, FormReport] => [
    store.outgoing(),
    {
      valid: store.valid,
      problems: Object.keys(store.get().broken),
      raw: store.get().data,
      left: own.left,
    },
  ]
  useEffect(() => onReady?.(...state()), [store]) // eslint-disable-line -- once
  const report = (event: IChangeEvent, id?: string) => {
    sent.current = false
    store.change(asData(event.formData), id?.slice(formId.length + 1))
    const more = onChange?.(...state())
    if (more) patch(more)
  }
  const send = (_: IChangeEvent, event: FormEvent) => {
    event.stopPropagation()
    sent.current = true
    store.ask()
    if (store.valid) onSubmit?.(store.outgoing())
    // The summary is drawn by the store's announcement; it can take the focus after that.
    else requestAnimationFrame(() => summary.current?.focus())
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    const path = event.target.closest<HTMLElement>('[data-path]')?.dataset.path
    if (path) afterPress(() => store.touch(path))
  }
  return (
    <ScopeContext value={scope}>
      <div
        className="schema-form"
        onBlur={leave}
        aria-label={rest['aria-label']}
        role={rest['aria-label'] ? 'group' : undefined}
      >
        <ErrorSummary ref={summary} />
        <RjsfForm
          ref={rjsf}
          id={formId}
          idPrefix={formId}
          idSeparator="."
          schema={form.schema}
          validator={validatorOf(form)}
          uiSchema={uiSchema}
          initialFormData={initial}
          widgets={widgets}
          fields={fields}
          templates={templates}
          disabled={disabled}
          noHtml5Validate
          // Errors live in the store: one place for ours and the server's, with our words.
          noValidate
          showErrorList={false}
          onChange={report}
          onSubmit={send}
        >
          {children ?? <></>}
        </RjsfForm>
      </div>
    </ScopeContext>
  )
}
