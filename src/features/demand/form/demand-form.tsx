import { Save } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import '../../../ui/workspace/styles/form.css'
import { Button } from '../../../ui/workspace/kit/button'
import { AreasField, type AreaToolProps } from './areas-field'
import { PartSection } from './part-section'
import { errorsOf, formIdOf, PARTS, type PartName, type Parts } from './parts'
import { placeServices } from './place-services'

interface DemandFormProps {
  /** What is stored; nothing for a new one. */
  value: Partial<Parts>
  /** Nothing is stored yet: what can wait stays folded, though something is known of it. */
  fresh?: boolean
  names: Readonly<Record<string, string>>
  /** Field errors of the last answer. */
  errors: Record<string, string> | null
  busy: boolean
  submit: string
  AreaTool: ComponentType<AreaToolProps>
  onSend: (parts: Parts) => void
  onCancel?: (() => void) | undefined
}

/** Somebody about to leave with something typed is asked first by the browser. */
function useLeaveWarning(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [dirty])
}

/** The parts of a demand, each from its schema, saved together. */
export function DemandForm({
  value,
  fresh = false,
  names,
  errors,
  busy,
  submit,
  AreaTool,
  onSend,
  onCancel,
}: DemandFormProps) {
  const { t } = useTranslation('demand')
  const [what, setWhat] = useState<Record<string, unknown>>(value.what ? { ...value.what } : {})
  const [dirty, setDirty] = useState(false)
  const [areas, setAreas] = useState({
    polygons: value.where?.polygons ?? [],
    near: value.where?.near,
  })
  const begun = useRef<Partial<Record<PartName, string>>>({})
  const [broken, setBroken] = useState<Partial<Record<PartName, boolean>>>({})
  const valid = useRef<Partial<Record<PartName, boolean>>>({})
  const sent = useRef<Partial<Record<PartName, unknown>>>({})
  const services = useMemo(() => placeServices(names), [names])
  useLeaveWarning(dirty && !busy)
  const context = useMemo(() => {
    const types = Array.isArray(what['types']) ? what['types'].map(String) : []
    const [type] = types
    return {
      operations: Array.isArray(what['operations']) ? what['operations'].map(String) : [],
      ...(types.length === 1 && type ? { type } : {}),
    }
  }, [what])
  /**
   * Each form checks itself and answers when it has, if nothing is wrong in it; the parts go out
   * with the last answer.
   */
  const send = () => {
    sent.current = {}
    // What must be looked at is not left folded.
    setBroken(Object.fromEntries(PARTS.map(({ name }) => [name, valid.current[name] === false])))
    for (const { name } of PARTS)
      (document.getElementById(formIdOf(name)) as HTMLFormElement | null)?.requestSubmit()
  }
  const passed = (part: PartName, next: unknown) => {
    sent.current[part] = next
    if (!PARTS.every(({ name }) => name in sent.current)) return
    const parts = sent.current as Record<PartName, object>
    sent.current = {}
    const where = {
      ...parts.where,
      ...(areas.polygons.length > 0 ? { polygons: areas.polygons } : {}),
      ...(areas.near ? { near: areas.near } : {}),
    }
    setDirty(false)
    onSend({ ...parts, where } as Parts)
  }
  return (
    <div className="demand-form">
      {PARTS.map(({ name, form, canWait = false }) => (
        <PartSection
          key={name}
          name={name}
          canWait={canWait}
          filled={!fresh && Object.keys(value[name] ?? {}).length > 0}
          wrong={broken[name] === true || errorsOf(name, errors) !== null}
        >
          <SchemaForm
            name={form}
            formId={formIdOf(name)}
            value={value[name]}
            context={context}
            services={services}
            serverErrors={errorsOf(name, errors)}
            disabled={busy}
            onReady={(next, report) => {
              begun.current[name] = JSON.stringify(next)
              valid.current[name] = report.valid
            }}
            onChange={(next, report) => {
              valid.current[name] = report.valid
              // Before it is ready a field may still be putting in order what it was given: nobody
              // has typed that.
              const start = begun.current[name]
              if (start !== undefined && JSON.stringify(next) !== start) setDirty(true)
              if (name === 'what') setWhat(next)
            }}
            onSubmit={(next) => passed(name, next)}
          />
          {name === 'where' ? (
            <AreasField
              value={areas}
              AreaTool={AreaTool}
              onChange={(next) => {
                setDirty(true)
                setAreas(next)
              }}
            />
          ) : null}
        </PartSection>
      ))}
      <div className="acts">
        {dirty ? (
          <span className="muted" role="status">
            {t('form.unsaved')}
          </span>
        ) : null}
        <span className="end">
          {onCancel ? (
            <Button disabled={busy} onClick={onCancel}>
              {t('cancel')}
            </Button>
          ) : null}
          <Button variant="main" disabled={busy} onClick={send}>
            <Save size={18} aria-hidden />
            {busy ? t('form.saving') : submit}
          </Button>
        </span>
      </div>
    </div>
  )
}
