import { Info, RefreshCw, Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useRunSource } from '../../../../generated/api/import/import'
import type { Integration } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { isFetching } from '../../../lib/source-fetching'
import { useWrite } from '../../../lib/write'
import { SOURCES_SIDE } from '../../../slots/sources-side'
import { DocumentHead } from '../../../ui/document-head'
import { PartialBand } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { ChannelChip } from '../parts/channel-chip'
import { LogPanel } from '../channel/log-panel'
import { SchedulePanel } from './schedule-panel'

/** A source: how its homes are fetched, what its runs (`children`) did, what was done with it. */
export function SourcePage({ source, children }: { source: Integration; children: ReactNode }) {
  const { t } = useTranslation('integration')
  const { fetch } = source
  const { busy, write } = useWrite(useRunSource, {
    done: t('source.asked'),
    reads: ['integration', 'import'],
  })
  return (
    <>
      <DocumentHead title={source.name} />
      <div className="desk-head">
        <div>
          <p className="sub">
            <Link className={inlineClass()} to={href('auth-integrations')}>
              {t('page.title')}
            </Link>{' '}
            ›{' '}
            <Link className={inlineClass()} to={href('auth-integrations', {}, SOURCES_SIDE)}>
              {t('page.in')}
            </Link>
          </p>
          <h1>
            {source.name} <ChannelChip channel={source} />
          </h1>
        </div>
        <div className="end">
          <Link
            className={buttonClass()}
            to={href('auth-integrations-editar-id', { id: source.id })}
          >
            <Settings2 className="icon" aria-hidden="true" />
            {t('acts.set')}
          </Link>
          {fetch && (
            <Button
              variant="main"
              busy={busy || (isFetching(source) && t('source.coming'))}
              onClick={() => void write({ id: source.id })}
            >
              <RefreshCw className="icon" aria-hidden="true" />
              {t('source.now')}
            </Button>
          )}
        </div>
      </div>
      {fetch?.failure && (
        <PartialBand>
          {fetch.failures >= 3 && `${t('source.failing', { times: fetch.failures })} `}
          {fetch.failure}
        </PartialBand>
      )}
      <div className="channel-page">
        <div className="channel-stack">
          {source.untried && (
            <p className="channel-line">
              <Info className="icon" aria-hidden="true" />
              {t(`untried.${source.untried}`)}
            </p>
          )}
          {children}
        </div>
        <div className="channel-stack">
          <SchedulePanel source={source} />
          <LogPanel id={source.id} />
        </div>
      </div>
    </>
  )
}
