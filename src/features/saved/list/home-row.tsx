import { House, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { SavedFolder, SavedHome } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date, moneyShort } from '../../../lib/format'
import { href } from '../../../lib/href'
import { StatusChip } from '../../../ui/status-chip'
import { Stars } from '../../../ui/workspace/kit/stars'
import { Switch } from '../../../ui/workspace/kit/switch'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { ChipSelect } from '../../../ui/workspace/kit/chip-select'
import { CheckboxField } from '../../../ui/workspace/kit/checkbox-field'
import { NoteField } from './note-field'
import { changeOf } from './sort'
import { useSavedActions } from './use-saved'
import { localized } from '../../../lib/localized'

interface HomeRowProps {
  home: SavedHome
  folders: readonly SavedFolder[]
  /** Chosen to be compared. */
  picked: boolean
  onPick: (on: boolean) => void
}

function Picture({ home: { card } }: { home: SavedHome }) {
  const { photo } = card
  const width =
    photo &&
    ([...photo.widths].sort((a, b) => a - b).find((one) => one >= 320) ?? photo.widths.at(-1))
  return photo && width ? (
    <img src={`${photo.src}/${width}.webp`} alt="" loading="lazy" />
  ) : (
    <House className="icon" aria-hidden="true" />
  )
}

/** What became of the price since it was saved. */
function PriceChange({ home }: { home: SavedHome }) {
  const { t } = useTranslation('saved')
  const change = changeOf(home)
  if (change === 0) return null
  const words = t(change < 0 ? 'price.down' : 'price.up', { amount: moneyShort(Math.abs(change)) })
  return (
    <StatusChip tone={change < 0 ? 'ok' : 'sun'}>
      {home.priceChangedAt ? t('price.on', { words, date: date(home.priceChangedAt) }) : words}
    </StatusChip>
  )
}

/** A saved home: as it stands, what changed, and what its owner thinks of it. */
export function HomeRow({ home, folders, picked, onPick }: HomeRowProps) {
  const { t, i18n } = useTranslation('saved')
  const { change, remove } = useSavedActions()
  const id = useId()
  const { card, price } = home
  const gone = home.state === 'gone'
  const name = localized(card.title, i18n.language) || card.ref
  const facts = [
    card.bedrooms === null ? '' : t('facts.bedrooms', { count: card.bedrooms }),
    card.bathrooms === null ? '' : t('facts.bathrooms', { count: card.bathrooms }),
    card.area === null ? '' : `${count(card.area)} m²`,
  ]
  return (
    <li className={`saved-row${gone ? ' is-gone' : ''}`} aria-labelledby={id}>
      <div className="saved-pic">
        <Picture home={home} />
      </div>
      <div className="saved-what">
        <p className="saved-price num">
          <strong>{price === null ? t('price.onRequest') : moneyShort(price)}</strong>{' '}
          <PriceChange home={home} />
        </p>
        <a id={id} className="saved-title" href={href('inmueble-id', { id: home.id })}>
          {name}
        </a>
        <p className="saved-facts">{[...facts, card.place].filter(Boolean).join(' · ')}</p>
        {gone && (
          <p>
            <StatusChip tone="error">
              {home.withdrawnAt
                ? t('list.gone', { date: date(home.withdrawnAt) })
                : t('list.goneShort')}
            </StatusChip>
          </p>
        )}
        <p className="saved-when">
          {t('list.savedOn', { date: date(home.savedAt) })}
          {home.priceWhenSaved === null || changeOf(home) === 0
            ? ''
            : ` · ${t('price.then', { amount: moneyShort(home.priceWhenSaved) })}`}
        </p>
      </div>
      <div className="saved-mine">
        <NoteField home={home} name={name} />
        <div className="saved-tools">
          <Stars
            value={home.rating}
            label={t('list.rating', { name })}
            words={(stars) => t('list.stars', { count: stars })}
            none={t('list.noStars')}
            onChange={(rating) => void change(home.id, { rating })}
          />
          {folders.length > 0 && (
            <ChipSelect
              className="saved-select"
              label={t('folder.of', { name })}
              value={home.folderId ?? ''}
              onChange={(event) => void change(home.id, { folderId: event.target.value || null })}
            >
              <option value="">{t('folder.none')}</option>
              {folders.map((folder) => (
                <option key={folder.id} value={folder.id}>
                  {folder.name}
                </option>
              ))}
            </ChipSelect>
          )}
          <Switch
            small
            checked={home.alerts}
            name={t('list.alerts', { name })}
            label={t('list.alertsShort')}
            onChange={(alerts) => void change(home.id, { alerts })}
          />
          {!gone && (
            <CheckboxField
              label={t('list.compareShort')}
              checked={picked}
              aria-label={t('list.compareOne', { name })}
              onChange={(event) => onPick(event.target.checked)}
            />
          )}
          <Pressable
            className="saved-button saved-out"
            aria-label={t('list.remove', { name })}
            title={t('list.removeShort')}
            onClick={() => void remove(home, name)}
          >
            <Trash2 className="icon" aria-hidden="true" />
          </Pressable>
        </div>
      </div>
    </li>
  )
}
