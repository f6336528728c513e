import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useUpdateIntegration } from '../../../../generated/api/integration/integration'
import { usePreviewIntegration } from '../../../../generated/api/publication/publication'
import type { FormName } from '../../../../generated/forms/index'
import type {
  ChannelTrial,
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
import { settingsKey, settingsOf, type Settings } from './settings-key'
import { Stored } from './stored'
import { Trial } from './trial'

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
  form,
  onSaved,
  onTheirs,
}: {
  channel: Integration
  /** Of its provider (`settingsForm`). */
  form: FormName
  onSaved: (saved: Integration) => void
  /** Begins anew from what is stored now. */
  onTheirs: (current: Integration) => void
}) {
  const { t } = useTranslation('integration')
  const key = settingsKey(channel.provider)
  const [start] = useState(() => settingsOf(channel))
  const [name, setName] = useState(channel.name)
  const [people, setPeople] = useState<string[]>(start.choice?.agentIds ?? [])
  const [apiKey, setApiKey] = useState('')
  const [current, setCurrent] = useState<Integration | null>(null)
  /** What was sent last. */
  const mine = useRef<Omit<IntegrationPatch, 'version'>>({})
  const [trial, setTrial] = useState<ChannelTrial | null>(null)
  const {
    busy: saving,
    errors: refused,
    write,
  } = useWrite(useUpdateIntegration, {
    reads: ['integration'],
    conflict: t('settings.stale'),
    onDone: onSaved,
    onRefused: (error) => {
      setTrial(null)
      if (error instanceof ApiFailure && error.status === 409)
        setCurrent((error.body as IntegrationConflict).current)
    },
  })
  const save = (patch: Omit<IntegrationPatch, 'version'>, version: number) => {
    mine.current = patch
    const key = apiKey.trim() && { apiKey: apiKey.trim() }
    return write({ id: channel.id, data: { ...patch, ...key, version } })
  }
  const version = (current ?? channel).version
  const look = useWrite(usePreviewIntegration, {
    done: null,
    // Where nothing comes or goes there is nothing to ask.
    onDone: async (found) => {
      if (found.comesIn + found.goesOut > 0) setTrial(found)
      else await save(mine.current, version)
    },
  })
  const busy = saving || look.busy
  const send = (typed: Settings) => {
    mine.current = { name, [key]: { ...typed, choice: { ...typed.choice, agentIds: people } } }
    setTrial(null)
    return look.write({ id: channel.id, data: { ...mine.current, version } })
  }
  const errors = refused ?? look.errors
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
        onChange={(event) => {
          setName(event.target.value)
          setTrial(null)
        }}
      />
      {channel.sends && (
        <TextField
          label={t('key.label')}
          form="channel-settings"
          type="password"
          autoComplete="off"
          maxLength={200}
          placeholder={channel.keyHint ?? ''}
          help={t('key.help')}
          value={apiKey}
          error={errors?.['apiKey']}
          disabled={busy}
          onChange={(event) => setApiKey(event.target.value)}
        />
      )}
      <SchemaForm
        name={form}
        formId="channel-settings"
        value={start}
        serverErrors={below(errors, key)}
        disabled={busy}
        // What was looked at is no more what would be saved.
        onChange={() => setTrial(null)}
        onSubmit={(value) => void send(value as Settings)}
        aria-label={t('settings.form')}
      >
        <PeopleField
          chosen={people}
          error={errors?.[`${key}.choice.agentIds`]}
          disabled={busy}
          onChange={(ids) => {
            setPeople(ids)
            setTrial(null)
          }}
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
        {trial && (
          <Trial
            trial={trial}
            busy={busy}
            onSave={() => void save(mine.current, version)}
            onBack={() => setTrial(null)}
          />
        )}
        <div className="integration-acts" hidden={trial !== null}>
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
