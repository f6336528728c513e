import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { dotted, generic } from '../rules'
import { useLive, useScope } from '../scope'

interface Group {
  id: string
  fields: ObjectFieldTemplateProps['properties']
}

/** Fields in groups of three columns; at the top level each `x-group` has its heading. */
export function ObjectTemplate({ fieldPathId, properties }: ObjectFieldTemplateProps) {
  const { store, words } = useScope()
  const base = dotted(fieldPathId.path)
  const pathOf = (name: string): string => (base ? `${base}.${name}` : name)
  const shown = useLive((live) =>
    properties
      .filter(({ name, hidden }) => !hidden && live.applies(pathOf(name)))
      .map(({ name }) => name)
      .join(),
  )
  const names = new Set(shown.split(','))
  const fields = properties.filter(({ name }) => names.has(name))
  if (base) return <Nested path={base} fields={fields} />

  const groups: Group[] = []
  for (const field of fields) {
    const id = store.form.ui[generic(pathOf(field.name))]?.group ?? ''
    const group = groups.find((one) => one.id === id)
    if (group) group.fields.push(field)
    else groups.push({ id, fields: [field] })
  }
  return (
    <>
      {groups.map((group) =>
        group.id === '' ? (
          <div className="field-grid" key="">
            {group.fields.map(({ content }) => content)}
          </div>
        ) : (
          <fieldset className="filters" key={group.id} data-group={group.id}>
            <legend>{words.group(group.id)}</legend>
            {words.groupHelp(group.id) ? (
              <p className="muted">{words.groupHelp(group.id)}</p>
            ) : null}
            <div className="field-grid">{group.fields.map(({ content }) => content)}</div>
          </fieldset>
        ),
      )}
    </>
  )
}

/**
 * An object inside a form. Its heading is left out where it would repeat that of its group, or of
 * its list item.
 */
function Nested({ path, fields }: { path: string; fields: Group['fields'] }) {
  const { store, words } = useScope()
  const group = store.form.ui[generic(path)]?.group
  const item = /\.\d+$/.test(path)
  const title = words.label(path)
  const titled = !item && !(group && words.group(group) === title)
  return (
    <div
      className="span-3 nest"
      role="group"
      aria-label={item ? undefined : title}
      data-path={path}
    >
      {titled ? <h3 className="nest-head">{title}</h3> : null}
      <div className="field-grid">{fields.map(({ content }) => content)}</div>
    </div>
  )
}
