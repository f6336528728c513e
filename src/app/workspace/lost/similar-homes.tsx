import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useListProperties } from '../../../../generated/api/property/property'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { byLikeness, stemOf } from './reference'

const ASKED = 24
const SHOWN = 3

/** A small picture, or the folder that holds it in several sizes. */
const pictureAt = (thumb: string): string => (thumb.endsWith('.webp') ? thumb : `${thumb}/320.webp`)

/** Homes whose reference is like one that was typed; nothing while there is none. */
export function SimilarHomes({ reference }: { reference: string }) {
  const { t } = useTranslation('desk')
  const stem = stemOf(reference)
  const { data } = useListProperties({ q: stem, limit: ASKED }, { request: { silent: true } })
  const begun = (data?.items ?? []).filter(({ ref }) =>
    ref.toLowerCase().startsWith(stem.toLowerCase()),
  )
  const homes = byLikeness(begun, reference).slice(0, SHOWN)
  if (homes.length === 0) return null
  return (
    <Panel
      flush
      className="lost-similar"
      title={t('lost.similar')}
      note={t('lost.like', { reference })}
    >
      {homes.map(({ id, ref, title, town, thumb }) => (
        <Link key={id} className="lost-row" to={href('auth-cartera-inmueble-id', { id })}>
          {thumb ? <img src={pictureAt(thumb)} alt="" /> : <span className="lost-picture" />}
          <span>
            <b>{title || ref}</b>
            <small>{[title ? ref : null, town].filter(Boolean).join(' · ')}</small>
          </span>
          <ChevronRight className="icon" aria-hidden="true" />
        </Link>
      ))}
    </Panel>
  )
}
