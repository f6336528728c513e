import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { getGetPropertyQueryKey, getListPropertiesQueryKey, getListPropertyHistoryQueryKey, getListPropertyTagsQueryKey, updateProperty } from '../../../../generated/api/property/property'
import type { Property } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { Panel } from '../../../ui/panel'
import '../list/portfolio.css'

/** The agency's own words for a home, written in one line. */
export function TagsPanel({ property }: { property: Property }) {
  const { t } = useTranslation('property')
  const client = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { id, version, tags } = property
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const next = [...new Set((typed ?? '').split(',').map((tag) => tag.trim().slice(0, 40)).filter(Boolean))].slice(0, 30)
    try {
      client.setQueryData(getGetPropertyQueryKey(id), await updateProperty(id, { version, tags: next }, { silent: true, quiet: true }))
      void client.invalidateQueries({ queryKey: getListPropertiesQueryKey(), refetchType: 'none' })
      void client.invalidateQueries({ queryKey: getListPropertyTagsQueryKey() })
      void client.invalidateQueries({ queryKey: getListPropertyHistoryQueryKey(id) })
      setTyped(null)
    } catch (failure) {
      if (statusOf(failure) === 409) {
        await client.invalidateQueries({ queryKey: getGetPropertyQueryKey(id) })
        setMessage('WARNING', t('record.conflict'))
      } else if (failure instanceof Error) setMessage('ERROR', failure.message, { translate: true })
    }
    setBusy(false)
  }
  return (
    <Panel title={t('record.tags')} action={typed === null ? <button type="button" className="ib" aria-label={t('record.tagsEdit')} onClick={() => setTyped(tags.join(', '))}><Pencil size={18} aria-hidden /></button> : undefined}>
      {typed !== null ? (
        <form className="ff" onSubmit={(event) => void save(event)}>
          <label htmlFor="home-tags">{t('record.tagsField')}</label>
          <div className="tx"><input id="home-tags" value={typed} maxLength={1000} autoComplete="off" autoFocus onChange={(event) => setTyped(event.target.value)} onKeyDown={(event) => (event.key === 'Escape' ? setTyped(null) : undefined)} /></div>
          <div className="st-e">
            <button type="button" className="bt" disabled={busy} onClick={() => setTyped(null)}>{t('record.cancel')}</button>
            <button type="submit" className="bt p" disabled={busy}>{t('record.tagsSave')}</button>
          </div>
        </form>
      ) : tags.length > 0 ? <p className="pf-t">{tags.map((tag) => <i key={tag}>{tag}</i>)}</p> : <p className="mut">{t('record.tagsNone')}</p>}
    </Panel>
  )
}
