import { useQueryClient } from '@tanstack/react-query'
import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import {
  deleteSavedSearch,
  getListSavedSearchesQueryKey,
  updateSavedSearch,
} from '../../../../generated/api/search/search'
import type { SavedSearch, SavedSearchPatch } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { openDialog } from '../../../lib/dialog'
import { date } from '../../../lib/format'
import { setMessage } from '../../../lib/message'
import { StatusChip } from '../../../ui/status-chip'
import { searchLink } from '../search-link'
import { Pressable } from '../../../ui/kit/bare/pressable'

/** One kept search: its name runs it, beside it what it found and how it tells. */
export function SearchLine({ search }: { search: SavedSearch }) {
  const { t } = useTranslation('search')
  const client = useQueryClient()
  const { id, name, frequency, channels, paused, newCount, lastRunAt } = search
  const refresh = () => client.invalidateQueries({ queryKey: getListSavedSearchesQueryKey() })
  // The message bar says why a write failed; the list shows what is stored.
  const change = (patch: SavedSearchPatch, quiet = false) =>
    updateSavedSearch(id, patch, { quiet })
      .catch(() => undefined)
      .finally(() => void refresh())
  const remove = async () => {
    try {
      await deleteSavedSearch(id, { quiet: true })
      setMessage('SUCCESS', t('list.deleted', { name }), {
        undo: () => void change({ restore: true }, true),
      })
    } catch {
      // said by the message bar
    }
    await refresh()
  }
  const told =
    frequency === 'never' || channels.length === 0
      ? t('list.silent')
      : `${t(`short.${frequency}`)} · ${channels.map((channel) => t(`enums.channels.${channel}`)).join(', ')}`
  return (
    <li className="searches-row">
      <div className="searches-name">
        <a href={searchLink(search.query)} onClick={() => void change({ seen: true }, true)}>
          {name}
        </a>
        <small>
          {[told, lastRunAt ? t('list.last', { date: date(lastRunAt, 'DD/MM/YYYY HH:mm') }) : '']
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      <div className="searches-chips">
        {newCount > 0 && (
          <StatusChip tone="primary">{t('list.new', { count: newCount })}</StatusChip>
        )}
        {paused && <StatusChip>{t('list.paused')}</StatusChip>}
      </div>
      <div className="searches-acts">
        <Pressable
          className="searches-button"
          aria-label={t('list.edit', { name })}
          title={t('list.editShort')}
          onClick={() => openDialog('create-search', { search })}
        >
          <Pencil className="icon" aria-hidden="true" />
        </Pressable>
        <Pressable
          className="searches-button"
          aria-label={t(paused ? 'list.resume' : 'list.pause', { name })}
          title={t(paused ? 'manage.resume' : 'manage.pause')}
          onClick={() => void change({ paused: !paused })}
        >
          {paused ? (
            <Play className="icon" aria-hidden="true" />
          ) : (
            <Pause className="icon" aria-hidden="true" />
          )}
        </Pressable>
        <Pressable
          className="searches-button"
          aria-label={t('list.delete', { name })}
          title={t('list.deleteShort')}
          onClick={() => void remove()}
        >
          <Trash2 className="icon" aria-hidden="true" />
        </Pressable>
      </div>
    </li>
  )
}
