import { Eye } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { PublicationHome } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { Checkbox } from '../../../ui/workspace/kit/checkbox'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { Issues } from '../parts/issues'
import { Retry } from '../parts/retry'
import { StateChip } from '../parts/state-chip'

interface HomeRowProps {
  /** The channel. */
  id: string
  home: PublicationHome
  /** null: homes are not chosen here. */
  isChosen: boolean | null
  onChoose: (isChosen: boolean) => void
  onPreview: () => void
}

/** A home of a channel: what it is, what became of it and why, what can be done. */
export function HomeRow({ id, home, isChosen, onChoose, onPreview }: HomeRowProps) {
  const { t } = useTranslation('publication')
  return (
    <li className={isChosen ? 'publication-row on' : 'publication-row'}>
      {isChosen === null ? (
        <span />
      ) : (
        <label className="tick-target">
          <Checkbox
            aria-label={t('homes.choose', { ref: home.ref })}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </label>
      )}
      <div className="publication-home">
        <Link to={href('auth-cartera-inmueble-id', { id: home.propertyId })}>
          {home.title ?? home.ref}
        </Link>
        <small className="num">
          {home.ref} · {t('quality', { n: home.quality })}
        </small>
      </div>
      <div className="publication-state">
        <StateChip {...home} />
      </div>
      <div className="publication-what">
        <Issues home={home} />
        {home.state === 'error' && <Retry id={id} home={home} />}
      </div>
      <div className="publication-acts">
        <IconButton label={t('preview.of', { ref: home.ref })} onClick={onPreview}>
          <Eye className="icon" aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}
