import { useState } from 'react'
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

/** What is stored of a source, as its form has it; the secret is never told. */
const valueOf = ({ version, name, feed, fetch }: Integration): Partial<IntegrationPatch> => ({
  version,
  name,
  feed,
  ...(fetch && {
    fetch: {
      url: fetch.url,
      every: fetch.every,
      ...(fetch.username !== null && { username: fetch.username }),
    },
  }),
})

/**
 * Name of a source, where it is fetched and how its homes are taken, from the contract's own form.
 * Saved by somebody else meanwhile: whoever types decides.
 */
export function SourceForm({
  source,
  onSaved,
  onTheirs,
}: {
  source: Integration
  onSaved: (saved: Integration) => void
  onTheirs: (current: Integration) => void
}) {
  const { t } = useTranslation('integration')
  const [start] = useState(() => valueOf(source))
  const [current, setCurrent] = useState<Integration | null>(null)
  const [mine, setMine] = useState<Omit<IntegrationPatch, 'version'>>({})
  const { busy, errors, write } = useWrite(useUpdateIntegration, {
    done: t('saved'),
    reads: ['integration'],
    conflict: t('settings.stale'),
    onDone: onSaved,
    onRefused: (error) => {
      if (error instanceof ApiFailure && error.status === 409)
        setCurrent((error.body as IntegrationConflict).current)
    },
  })
  const send = ({ name, feed, fetch, secret }: Partial<IntegrationPatch>) => {
    // A field that was emptied is left out by the form: without an address nothing is fetched.
    const typed = {
      ...(name !== undefined && { name }),
      feed: feed ?? {},
      // What somebody typed all the same is refused at its field, not dropped.
      ...((source.provider !== 'csv' || fetch?.url) && { fetch: fetch ?? {} }),
      ...(secret && { secret }),
    }
    setMine(typed)
    const version = (current ?? source).version
    void write({ id: source.id, data: { ...typed, version } })
  }
  return (
    <SchemaForm
      name="IntegrationPatch"
      formId="source"
      value={start}
      serverErrors={errors}
      disabled={busy}
      helps={source.fetch?.hasSecret ? { secret: t('source.hasSecret') } : {}}
      onSubmit={(value) => send(value as Partial<IntegrationPatch>)}
      aria-label={t('source.form')}
    >
      {current && (
        <PartialBand>
          {t('settings.stale')}{' '}
          <Button onClick={() => onTheirs(current)}>{t('settings.theirs')}</Button>{' '}
          <Button
            disabled={busy}
            onClick={() =>
              void write({ id: source.id, data: { ...mine, version: current.version } })
            }
          >
            {t('settings.mine')}
          </Button>
        </PartialBand>
      )}
      <div className="integration-acts">
        <Link
          className={buttonClass({ variant: 'text' })}
          to={href('auth-integrations-id', { id: source.id })}
        >
          {t('cancel')}
        </Link>
        <Button type="submit" variant="main" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </SchemaForm>
  )
}
