import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { getGetDemandQueryKey, getListDemandsQueryKey, getListDemandTagsQueryKey, updateDemand } from '../../../../generated/api/demand/demand'
import type { Demand } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { statusOf } from '../../../lib/api-error'
import { setMessage } from '../../../lib/message'
import { Panel } from '../../../ui/panel'
import { useRefresh } from './use-refresh'

/** The agency's own words for a demand, written in one line. */
export function TagsPanel({ demand }: { demand: Demand }) {
  const { t } = useTranslation('demand')
  const client = useQueryClient()
  const refresh = useRefresh(demand.id)
  const [typed, setTyped] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { id, version, tags, own } = demand
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const next = [...new Set((typed ?? '').split(',').map((tag) => tag.trim().slice(0, 40)).filter(Boolean))].slice(0, 30)
    try {
      client.setQueryData(getGetDemandQueryKey(id), await updateDemand(id, { version, tags: next }, { silent: true, quiet: true }))
      void client.invalidateQueries({ queryKey: getListDemandsQueryKey(), refetchType: 'none' })
      void client.invalidateQueries({ queryKey: getListDemandTagsQueryKey() })
      await refresh()
      setTyped(null)
    } catch (failure) {
      if (statusOf(failure) === 409) {
        await refresh()
        setMessage('WARNING', t('conflictEdit'))
      } else if (failure instanceof Error) setMessage('ERROR', failure.message, { translate: true })
    }
    setBusy(false)
  }
  return (
    <Panel title={t('tags.word')} action={own && typed === null ? <button type="button" className="ib" aria-label={t('tags.edit')} onClick={() => setTyped(tags.join(', '))}><Pencil size={18} aria-hidden /></button> : undefined}>
      {typed !== null ? (
        <form className="ff" onSubmit={(event) => void save(event)}>
          <label htmlFor="demand-tags">{t('tags.field')}</label>
          <div className="tx"><input id="demand-tags" value={typed} maxLength={1000} autoComplete="off" autoFocus onChange={(event) => setTyped(event.target.value)} onKeyDown={(event) => (event.key === 'Escape' ? setTyped(null) : undefined)} /></div>
          <div className="dm-de">
            <button type="button" className="bt" disabled={busy} onClick={() => setTyped(null)}>{t('cancel')}</button>
            <button type="submit" className="bt p" disabled={busy}>{busy ? t('form.saving') : t('tags.save')}</button>
          </div>
        </form>
      ) : tags.length > 0 ? <p className="dm-t">{tags.map((tag) => <i key={tag}>{tag}</i>)}</p> : <p className="mut">{t('tags.none')}</p>}
    </Panel>
  )
}
