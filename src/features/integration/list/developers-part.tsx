import { BookOpen, Braces } from 'lucide-react'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { useSession } from '../../../lib/session'
import { Panel } from '../../../ui/panel'
import { NoRightState } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'

/**
 * The side for who builds programs: where to begin, keys and webhooks, each of its own room; with
 * `?webhook=` one of them. Only an ADMIN may.
 */
export function DevelopersPart({
  Keys,
  Webhooks,
  One,
}: {
  Keys: ComponentType
  Webhooks: ComponentType
  One: ComponentType<{ id: string }>
}) {
  const { profile } = useSession()
  const [search] = useSearchParams()
  const id = search.get('webhook')
  if (profile.role !== 'ADMIN') return <NoRightState />
  return (
    <div className="channel-stack">
      {id ? (
        <One key={id} id={id} />
      ) : (
        <>
          <Guide />
          <Keys />
          <Webhooks />
        </>
      )}
    </div>
  )
}

/** Pages of the server, not of this application. */
function Guide() {
  const { t } = useTranslation('integration')
  return (
    <Panel title={t('developers.title')}>
      <div className="channel-address">
        <p>{t('developers.text')}</p>
        <div className="channel-acts">
          <a className={buttonClass()} href="/api/docs/guide/">
            <BookOpen className="icon" aria-hidden="true" />
            {t('developers.guide')}
          </a>
          <a className={buttonClass()} href="/api/docs/">
            <Braces className="icon" aria-hidden="true" />
            {t('developers.reference')}
          </a>
        </div>
      </div>
    </Panel>
  )
}
