import { useState } from 'react'
import { useUpdateMove } from '../../../generated/api/move/move'
import { PropertySubtype, PropertyType, type Move } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { useTeam } from '../../lib/team'
import { FormDialog } from '../../ui/workspace/kit/form-dialog'
import { SelectField } from '../../ui/workspace/kit/select-field'

interface Row {
  key: string
  name: string
  homes: number
  value: string
}
interface Choice {
  value: string
  name: string
}

interface MappingProps {
  move: Move
  what: 'people' | 'types'
  onClose: () => void
}

/** Who is who, or what is what: the other program's words, each with one of ours. */
export default function MappingDialog(props: MappingProps) {
  return props.what === 'people' ? <People {...props} /> : <Types {...props} />
}

function People(props: MappingProps) {
  const { t } = useTranslation('move')
  const people = useTeam()
  const choices = (people.data?.items ?? [])
    .filter(({ role, active }) => active && (role === 'ADMIN' || role === 'STAFF'))
    .map((user) => ({
      value: user.id,
      name: `${user.first_name} ${user.last_name}`.trim() || user.email,
    }))
  const rows = props.move.people.map(({ key, name, homes, agentId }) => ({
    key,
    homes,
    name: t('map.people.agent', { key, name: name ? `«${name}»` : '' }),
    value: agentId ?? '',
  }))
  return <Mapping {...props} rows={rows} choices={choices} />
}

function Types(props: MappingProps) {
  const { t } = useTranslation('move')
  const word = (kind: 'subtype' | 'type', code: string) => ({
    value: code,
    name: t(`property:enums.${kind}.${code}`, { defaultValue: code }),
  })
  const choices = [
    ...Object.values(PropertySubtype).map((code) => word('subtype', code)),
    ...Object.values(PropertyType)
      .filter((code) => !(code in PropertySubtype))
      .map((code) => word('type', code)),
  ].toSorted((one, other) => one.name.localeCompare(other.name))
  const rows = props.move.types.map(({ key, name, homes, code }) => ({
    key,
    homes,
    name: name ?? key,
    value: code ?? '',
  }))
  return <Mapping {...props} rows={rows} choices={choices} />
}

/** By hand: what is asked are the other program's words, which no schema knows. */
function Mapping({
  move,
  what,
  rows,
  choices,
  onClose,
}: MappingProps & { rows: Row[]; choices: Choice[] }) {
  const { t } = useTranslation('move')
  const [values, setValues] = useState(() => new Map(rows.map(({ key, value }) => [key, value])))
  const { busy, write } = useWrite(useUpdateMove, {
    done: t('map.done'),
    reads: ['move'],
    onDone: onClose,
  })
  const changed = rows.filter(({ key, value }) => values.get(key) !== value)
  const send = (): void => {
    const entries = changed.map(({ key }) => ({ key, value: values.get(key) || null }))
    void write({
      id: move.id,
      data:
        what === 'people'
          ? { people: entries.map(({ key, value }) => ({ key, agentId: value })) }
          : { types: entries.map(({ key, value }) => ({ key, code: value })) },
    })
  }
  return (
    <FormDialog
      title={t(`map.${what}.title`)}
      width="sm"
      cancel={t('back')}
      send={t('map.send')}
      busy={busy && t('map.busy')}
      disabled={changed.length === 0}
      onClose={onClose}
      onSend={send}
    >
      <p className="muted">{t(`map.${what}.text`)}</p>
      {rows.map(({ key, name, homes }) => (
        <SelectField
          key={key}
          label={`${name} · ${t('steps.homes', { count: homes, n: homes })}`}
          value={values.get(key) ?? ''}
          onChange={(event) => {
            const { value } = event.target
            setValues((before) => new Map(before).set(key, value))
          }}
        >
          <option value="">{t(`map.${what}.none`)}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </SelectField>
      ))}
    </FormDialog>
  )
}
