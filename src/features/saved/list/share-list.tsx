import { useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import {
  createSavedShare,
  getListSavedSharesQueryKey,
  revokeSavedShare,
  useListSavedShares,
} from '../../../../generated/api/saved/saved'
import type { SavedFolder } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { openDialog } from '../../../lib/dialog'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { getSite } from '../../../lib/site'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { ChipSelect } from '../../../ui/workspace/kit/chip-select'

const DAYS = [7, 30, 90, 0] as const

/**
 * Makes a link to the folder, or to everything, and shows those that still work. A link is shown
 * once: only its hash is kept.
 */
export function ShareList({ folder }: { folder: SavedFolder | null }) {
  const { t } = useTranslation('saved')
  const client = useQueryClient()
  const { data } = useListSavedShares()
  const [days, setDays] = useState<(typeof DAYS)[number]>(30)
  const refresh = () => client.invalidateQueries({ queryKey: getListSavedSharesQueryKey() })
  const make = async () => {
    try {
      const { token } = await createSavedShare(
        { ...(folder ? { folderId: folder.id } : {}), ...(days ? { days } : {}) },
        { quiet: true },
      )
      openDialog('share', {
        title: folder ? t('links.titleFolder', { name: folder.name }) : t('links.titleAll'),
        text: t('links.once'),
        url: getSite().url + href('busqueda-operation-slug', { operation: 'lista', slug: token }),
      })
    } catch {
      // said by the message bar
    }
    await refresh()
  }
  const revoke = (id: string) =>
    revokeSavedShare(id)
      .catch(() => undefined)
      .finally(() => void refresh())
  return (
    <Panel title={t('links.title')} note={t('links.note')} className="saved-links">
      <div className="saved-make">
        <ChipSelect
          className="saved-select"
          value={days}
          onChange={(event) => setDays(Number(event.target.value) as (typeof DAYS)[number])}
          label={t('links.days')}
        >
          {DAYS.map((one) => (
            <option key={one} value={one}>
              {one === 0 ? t('links.noEnd') : t('links.forDays', { count: one })}
            </option>
          ))}
        </ChipSelect>
        <Button variant="main" onClick={() => void make()}>
          <Link2 className="icon" aria-hidden="true" />
          {folder ? t('links.makeFolder', { name: folder.name }) : t('links.makeAll')}
        </Button>
      </div>
      {data && data.items.length > 0 && (
        <ul className="saved-shares">
          {data.items.map((share) => {
            const what = share.folderName ?? t('folder.all')
            return (
              <li key={share.id}>
                <span>
                  {what} · {t('links.made', { date: date(share.createdAt) })} ·{' '}
                  {share.expiresAt
                    ? t('links.until', { date: date(share.expiresAt) })
                    : t('links.noEnd')}
                </span>
                <Button
                  aria-label={t('links.revokeOne', { what })}
                  onClick={() => void revoke(share.id)}
                >
                  {t('links.revoke')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}
