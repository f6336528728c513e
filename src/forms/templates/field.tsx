import type { FieldTemplateProps } from '@rjsf/utils'
import { CircleAlert, Lock, Sparkles } from 'lucide-react'
import { needOf } from '../need'
import { dotted, generic } from '../rules'
import { useLive, useProblem, useScope } from '../scope'
import { isComposite, isNarrow } from './kind'

/** Label above, control, error, help. Draws nothing while the field does not apply. */
export function FieldTemplate({ fieldPathId, children, schema, hidden }: FieldTemplateProps) {
  const { formId, store, words, published } = useScope()
  const path = dotted(fieldPathId.path)
  const id = path ? `${formId}.${path}` : formId
  const composite = isComposite(schema, store.form.ui[generic(path)])
  const visible = useLive((live) => live.applies(path))
  // A widget that edits a whole says what is wrong with its parts, too.
  const isWhole = !composite && (schema.type === 'object' || schema.type === 'array')
  const problem = useProblem(path, isWhole)
  const need = useLive((live) => needOf(live.form, path, published, live.get().data))
  const filled = useLive((live) => live.filledFrom(path))
  if (hidden || !visible) return null
  if (!path || composite) return <>{children}</>
  const ui = store.form.ui[generic(path)] ?? {}
  const help = words.help(path)
  const grouped =
    ui.widget === 'chips' ||
    ui.widget === 'radio' ||
    schema.type === 'object' ||
    schema.type === 'array'
  const privately = ui.public === false && (
    <>
      <Lock className="field-private" size={13} aria-hidden />
      <span className="spoken">{words.t('forms:private')}</span>
    </>
  )
  return (
    <div
      className={`form-field span-${ui.span ?? 1}${isNarrow(schema, ui) ? ' narrow' : ''}`}
      data-path={path}
    >
      {/* Beside the label, not in it: the field keeps its name, and says this as its description. */}
      {need ? (
        <span className="field-need is-optional" id={`${id}-need`}>
          {words.t(`forms:need.${need}`)}
        </span>
      ) : null}
      {grouped ? (
        <p
          className={
            ui.group && words.group(ui.group) === words.label(path)
              ? 'field-label spoken'
              : 'field-label'
          }
          id={`${id}-label`}
        >
          {words.label(path)} {privately}
        </p>
      ) : (
        <label htmlFor={id}>
          {words.label(path)}{' '}
          {ui.ifKnown ? <span className="is-optional">{words.t('forms:ifKnown')}</span> : null}
          {privately}
        </label>
      )}
      {children}
      {problem ? (
        <p className="error-message" id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden />
          {problem}
        </p>
      ) : null}
      {filled ? (
        <p className="field-filled" id={`${id}-filled`}>
          <Sparkles size={14} aria-hidden />
          {words.t(`forms:filled.${filled}`)}
        </p>
      ) : null}
      {help ? (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </div>
  )
}
