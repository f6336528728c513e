import { useState } from 'react'
import { useAllowConnection } from '../../../generated/api/connection/connection'
import type {
  ConnectionRequest,
  ConnectionScope,
  GetConnectionRequestParams,
} from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { useSession } from '../../lib/session'
import { useWrite } from '../../lib/write'
import { Panel } from '../../ui/panel'
import { Button } from '../../ui/workspace/kit/button'
import { buttonClass } from '../../ui/workspace/kit/button-class'
import { ScopesField } from './scopes-field'

/** Who asks, where the code goes, as whom it would act and what it may: allowed, or refused. */
export function Consent({
  asked,
  request: { client, clientHost, redirectHost, loopback, agency, scopes, back },
}: {
  asked: GetConnectionRequestParams
  request: ConnectionRequest
}) {
  const { t } = useTranslation('connection')
  const { profile } = useSession()
  // Names and phones of people go to whoever makes the assistant: only by a person's own hand.
  const [chosen, setChosen] = useState<ConnectionScope[]>(() =>
    scopes.filter((scope) => scope !== 'people'),
  )
  const { busy, errors, setErrors, write } = useWrite(useAllowConnection, {
    done: null,
    reads: ['connection'],
    onDone: ({ redirect }) => window.location.assign(redirect),
  })
  const allow = () => {
    if (chosen.length === 0) return setErrors({ scopes: t('consent.none') })
    const { client_id, redirect_uri, code_challenge = '', resource = '', state } = asked
    const data = { client_id, redirect_uri, code_challenge, resource, scopes: chosen }
    void write({ data: state === undefined ? data : { ...data, state } })
  }
  return (
    <Panel title={t('consent.asks', { client })} className="connection-consent">
      <p>{t(clientHost ? 'consent.published' : 'consent.registered', { host: clientHost })}</p>
      <div className="connection-where">
        <p>{t('consent.where')}</p>
        <strong>{redirectHost}</strong>
        {loopback && <p role="note">{t('consent.loopback')}</p>}
      </div>
      <p>
        {t('consent.who', {
          person: `${profile.first_name} ${profile.last_name ?? ''}`.trim(),
          email: profile.email,
          agency,
        })}
      </p>
      <ScopesField
        asked={scopes}
        chosen={chosen}
        error={errors?.['scopes']}
        disabled={busy}
        onChange={setChosen}
      />
      <p className="field-help">{t('consent.proposes')}</p>
      <div className="connection-acts">
        <Button variant="main" busy={busy} onClick={allow}>
          {t('consent.allow')}
        </Button>
        <a className={buttonClass()} href={back} rel="noreferrer">
          {t('consent.refuse')}
        </a>
      </div>
    </Panel>
  )
}
