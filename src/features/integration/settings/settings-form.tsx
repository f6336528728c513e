import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useUpdateIntegration } from '../../../../generated/api/integration/integration'
import type {
  Integration,
  IntegrationConflict,
  IntegrationPatch,
} from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import { useTranslation } from '../../../i18n'
import { ApiFailure } from '../../../lib/api-error'
import { href } from '../../../lib/href'
import { useWrite } from '../../../lib/write'
import { PartialBand } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { TextField } from '../../../ui/workspace/kit/text-field'
import '../../../ui/workspace/styles/form.css'
import { PeopleField } from './people-field'
import { settingsPlace, settingsOf, type Settings } from './settings-key'
import { Stored } from './stored'

/** Messages of a 400 below the settings' own key. */
const below = (errors: Record<string, string> | null, key: string) =>
  errors &&
  Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => path.startsWith(`${key}.`))
      .map(([path, text]) => [path.slice(key.length + 1), text]),
  )

/**
 * Name, choice and content of a channel out. Saved by somebody else meanwhile: what they stored is
 * shown beside what is typed, and whoever types decides.
 */
export function SettingsForm({
  channel,
  onSaved,
  onTheirs,
}: {
  channel: Integration
  onSaved: (saved: Integration) => void
  /** Begins anew from what is stored now. */
  onTheirs: (current: Integration) => void
}) {
  const { t } = useTranslation('integration')
  const { key, form } = settingsPlace(channel)
  const [start] = useState(() => settingsOf(channel))
  const [name, setName] = useState(channel.name)
  const [people, setPeople] = useState<string[]>(start.choice?.agentIds ?? [])
  const [current, setCurrent] = useState<Integration | null>(null)
  /** What was sent last. */
  const mine = useRef<Omit<IntegrationPatch, 'version'>>({})
  const { busy, errors, write } = useWrite(useUpdateIntegration, {
    reads: ['integration'],
    conflict: t('settings.stale'),
    onDone: onSaved,
    onRefused: (error) => {
      if (error instanceof ApiFailure && error.status === 409)
        setCurrent((error.body as IntegrationConflict).current)
    },
  })
  const save = (patch: Omit<IntegrationPatch, 'version'>, version: number) => {
    mine.current = patch
    return write({ id: channel.id, data: { ...patch, version } })
  }
  const send = (typed: Settings) =>
    save(
      { name, [key]: { ...typed, choice: { ...typed.choice, agentIds: people } } },
      (current ?? channel).version,
    )
  return (
    <div className="channel-settings">
      <TextField
        label={t('fields.integrationPatch.name')}
        form="channel-settings"
        required
        maxLength={80}
        value={name}
        error={errors?.['name']}
        disabled={busy}
        onChange={(event) => setName(event.target.value)}
      />
      <SchemaForm
        name={form}
        formId="channel-settings"
        value={start}
        serverErrors={below(errors, key)}
        disabled={busy}
        onSubmit={(value) => void send(value as Settings)}
        aria-label={t('settings.form')}
      >
        <PeopleField
          chosen={people}
          error={errors?.[`${key}.choice.agentIds`]}
          disabled={busy}
          onChange={setPeople}
        />
        {current && (
          <PartialBand>
            <Stored mine={mine.current} current={current} />
            <Button onClick={() => onTheirs(current)}>{t('settings.theirs')}</Button>{' '}
            <Button disabled={busy} onClick={() => void save(mine.current, current.version)}>
              {t('settings.mine')}
            </Button>
          </PartialBand>
        )}
        <div className="integration-acts">
          <Link
            className={buttonClass({ variant: 'text' })}
            to={href('auth-integrations-id', { id: channel.id })}
          >
            {t('cancel')}
          </Link>
          <Button type="submit" variant="main" busy={busy}>
            {t('settings.save')}
          </Button>
        </div>
      </SchemaForm>
    </div>
  )
}
