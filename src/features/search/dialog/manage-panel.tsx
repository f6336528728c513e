import { useState } from 'react'
import {
  adoptAlert,
  confirmAlert,
  deleteAlert,
  updateAlert,
  useGetAlert,
} from '../../../../generated/api/search/search'
import type { SavedSearch } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { isSignedIn } from '../../../lib/session'
import { searchLink } from '../search-link'
import { Button } from '../../../ui/kit/button'
import { FrequencyField } from './frequency-field'

const QUIET = { quiet: true, silent: true }

/**
 * The end of a mailed link: confirm the alert, later change, pause or end it. Who is signed in
 * takes it into the account.
 */
export function ManagePanel({ token, close }: { token: string; close: () => void }) {
  const { t } = useTranslation('search')
  const { data, isPending } = useGetAlert(token, {
    query: { retry: false, refetchOnWindowFocus: false },
    request: { silent: true },
  })
  const [changed, setChanged] = useState<SavedSearch | null>(null)
  const [said, setSaid] = useState('')
  const [ended, setEnded] = useState(false)
  const search = changed ?? data
  const act = async (call: () => Promise<SavedSearch>, words: string) => {
    try {
      setChanged(await call())
      setSaid(t(words))
      // Another account's address: it stays a mail alert.
      if (isSignedIn()) await adoptAlert(token, QUIET).catch(() => undefined)
    } catch {
      setSaid(t('form.failed'))
    }
  }
  const end = () =>
    deleteAlert(token, QUIET).then(
      () => setEnded(true),
      () => setSaid(t('form.failed')),
    )

  if (ended || (!search && !isPending))
    return (
      <div className="search-dialog">
        <h2 id="dialog-title">{t(ended ? 'manage.endedTitle' : 'manage.overTitle')}</h2>
        <p role="status" className="dialog-lead">
          {t(ended ? 'manage.ended' : 'manage.over')}
        </p>
        <div className="dialog-acts">
          <Button variant="main" onClick={close}>
            {t('form.close')}
          </Button>
        </div>
      </div>
    )
  if (!search)
    return (
      <div className="search-dialog">
        <h2 id="dialog-title">{t('manage.title')}</h2>
        <p role="status" className="dialog-wait">
          {t('manage.loading')}
        </p>
      </div>
    )
  return (
    <div className="search-dialog">
      <h2 id="dialog-title">{t(search.confirmed ? 'manage.title' : 'manage.confirmTitle')}</h2>
      <p className="search-name">
        <a href={searchLink(search.query)}>{search.name}</a>
      </p>
      {said && (
        <p role="status" className="search-done">
          {said}
        </p>
      )}
      {search.confirmed ? (
        <>
          <FrequencyField
            value={search.frequency}
            telling
            onChange={(frequency) =>
              void act(() => updateAlert(token, { frequency }, QUIET), 'manage.saved')
            }
          />
          <div className="dialog-acts">
            <Button variant="text" onClick={() => void end()}>
              {t('manage.end')}
            </Button>
            <Button
              onClick={() =>
                void act(
                  () => updateAlert(token, { paused: !search.paused }, QUIET),
                  search.paused ? 'manage.resumed' : 'manage.pausedSaid',
                )
              }
            >
              {t(search.paused ? 'manage.resume' : 'manage.pause')}
            </Button>
            <Button variant="main" onClick={close}>
              {t('form.close')}
            </Button>
          </div>
          {isSignedIn() && (
            <p className="search-foot">
              <a href={href('auth-busquedas')}>{t('form.toList')}</a>
            </p>
          )}
        </>
      ) : (
        <>
          <p className="dialog-lead">{t(`enums.frequency.${search.frequency}`)}</p>
          <div className="dialog-acts">
            <Button
              variant="main"
              onClick={() => void act(() => confirmAlert(token, QUIET), 'manage.confirmed')}
            >
              {t('manage.confirm')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
