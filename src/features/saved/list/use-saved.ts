import { useQueryClient } from '@tanstack/react-query'
import {
  createSavedFolder,
  deleteSavedFolder,
  getListSavedHomesQueryKey,
  removeSavedHome,
  renameSavedFolder,
  saveHome,
  updateSavedHome,
} from '../../../../generated/api/saved/saved'
import type {
  SavedFolder,
  SavedHome,
  SavedHomeList,
  SavedHomePatch,
} from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { setMessage } from '../../../lib/message'
import { getSession, patchSession } from '../../../lib/session'

/**
 * What one does with saved homes and folders. After each act the list is read anew; failures are
 * told by the message bar.
 */
export function useSavedActions() {
  const { t } = useTranslation('saved')
  const client = useQueryClient()
  const key = getListSavedHomesQueryKey()
  const refresh = () => client.invalidateQueries({ queryKey: key })
  const mark = (id: string, on: boolean) =>
    patchSession({
      favourites: [...(on ? [id] : []), ...getSession().favourites.filter((one) => one !== id)],
    })
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    const done = await act().then(
      () => true,
      () => false,
    )
    await refresh()
    return done
  }

  return {
    change: (id: string, patch: SavedHomePatch, quiet = true) => {
      client.setQueryData<SavedHomeList>(
        key,
        (now) =>
          now && {
            ...now,
            items: now.items.map((home) => (home.id === id ? { ...home, ...patch } : home)),
          },
      )
      return attempt(() => updateSavedHome(id, patch, { quiet }))
    },
    remove: async (home: SavedHome, name: string) => {
      if (!(await attempt(() => removeSavedHome(home.id, { quiet: true })))) return
      mark(home.id, false)
      const undo = async () => {
        if (await attempt(() => saveHome({ homeId: home.id, restore: true }, { quiet: true })))
          mark(home.id, true)
      }
      setMessage('SUCCESS', t('list.removed', { name }), { undo: () => void undo() })
    },
    addFolder: async (name: string): Promise<SavedFolder> => {
      const folder = await createSavedFolder({ name }, { quiet: true, silent: true })
      await refresh()
      return folder
    },
    renameFolder: async (id: string, name: string) => {
      await renameSavedFolder(id, { name }, { quiet: true, silent: true })
      await refresh()
    },
    deleteFolder: (id: string) => attempt(() => deleteSavedFolder(id)),
  }
}
