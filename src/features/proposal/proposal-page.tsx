import { ArrowLeft, Bot, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useGetProposal } from '../../../generated/api/proposal/proposal'
import type { Proposal } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { date } from '../../lib/format'
import { href } from '../../lib/href'
import { useSession } from '../../lib/session'
import { Coming } from '../../ui/coming'
import { DocumentHead } from '../../ui/document-head'
import { PageHead } from '../../ui/page-head'
import { Panel } from '../../ui/panel'
import { NoRightState } from '../../ui/states'
import { StatusChip } from '../../ui/status-chip'
import { Dialog } from '../../ui/workspace/kit/dialog'
import { LinkToGive } from '../../ui/workspace/link-to-give'
import { TONE } from './change-words'
import { Changes } from './changes'
import { Decide, TakeBack } from './decide'
import '../../ui/workspace/styles/table.css'
import './proposal.css'

/** One proposal: what it would write, who asked for it through what, and what a person does. */
export default function ProposalPage() {
  const { t } = useTranslation('proposal')
  const { id = '' } = useParams()
  const { profile } = useSession()
  const isOurs = profile.role === 'ADMIN' || profile.role === 'STAFF'
  const { data, error, isPending, refetch } = useGetProposal(id, {
    query: { enabled: isOurs },
    request: { silent: true },
  })
  if (!isOurs) return <NoRightState level={1} text={t('noRight')} />
  const title = data ? t(`sentence.${data.operation}`) : t('title')
  return (
    <>
      <DocumentHead title={title} robots="noindex" />
      <PageHead title={title}>
        <Link className="proposal-back" to={href('auth-propuestas')}>
          <ArrowLeft size={18} aria-hidden />
          {t('title')}
        </Link>
      </PageHead>
      <Coming
        isPending={isPending}
        error={data ? null : error}
        rows={5}
        label={t('loading')}
        onRetry={refetch}
      />
      {data && <Whole proposal={data} />}
    </>
  )
}

function Whole({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('proposal')
  const [url, setUrl] = useState<string | null>(null)
  const { target, state, marks, undoUntil, undoable, failure, decidedBy, decidedAt } = proposal
  return (
    <Panel>
      <p className="proposal-target">
        <strong>{target.label || t(`kind.${target.kind}`)}</strong>
        <StatusChip tone={TONE[state]}>{t(`state.${state}`)}</StatusChip>
      </p>
      <Origin proposal={proposal} />
      <Changes proposal={proposal} />
      {failure && <p role="alert">{t('failure', { failure })}</p>}
      {marks.length > 0 && (
        <ul className="proposal-marks">
          {marks.map((mark) => (
            <li key={mark}>
              <TriangleAlert size={18} aria-hidden />
              {t(`mark.${mark}`)}
            </li>
          ))}
        </ul>
      )}
      {state === 'open' && (
        <>
          {!undoable && <p className="muted">{t('noUndo')}</p>}
          <Decide proposal={proposal} onLink={setUrl} />
        </>
      )}
      {decidedAt && (
        <p className="muted">
          {t('decided', {
            name: decidedBy ?? t('somebody'),
            when: date(decidedAt, 'DD/MM/YYYY HH:mm'),
          })}
        </p>
      )}
      {undoUntil && <TakeBack id={proposal.id} />}
      {url !== null && (
        <Dialog title={t('link.title')} onClose={() => setUrl(null)}>
          <LinkToGive
            url={url}
            whatsapp={null}
            words={{
              once: t('link.once'),
              link: t('link.link'),
              copy: t('link.copy'),
              copied: t('link.copied'),
              copyFailed: t('link.copyFailed'),
              whatsapp: '',
              close: t('link.close'),
            }}
            onClose={() => setUrl(null)}
          />
        </Dialog>
      )}
    </Panel>
  )
}

/** Who asked, through what, why, until when, and what had been read. */
function Origin({
  proposal: { userName, client, createdAt, expiresAt, why, sources },
}: {
  proposal: Proposal
}) {
  const { t } = useTranslation('proposal')
  const when = date(createdAt, 'DD/MM/YYYY HH:mm')
  const kinds = [...new Set(sources.map((source) => source.split('/')[0] ?? ''))]
  return (
    <div className="proposal-origin">
      <p>
        <Bot size={18} aria-hidden /> {t('by', { name: userName ?? t('somebody'), client, when })}
      </p>
      <p className="muted">{t('until', { when: date(expiresAt, 'DD/MM/YYYY HH:mm') })}</p>
      {why && <blockquote>{why}</blockquote>}
      {kinds.length > 0 && (
        <p className="muted">
          {t('sources', { kinds: kinds.map((kind) => sourceWords(kind, t)).join(', ') })}
        </p>
      )}
    </div>
  )
}

const SOURCES = ['thread', 'lead', 'home', 'demand', 'contact', 'event', 'feed', 'file']
const sourceWords = (kind: string, t: (key: string) => string): string =>
  SOURCES.includes(kind) ? t(`source.${kind}`) : kind
