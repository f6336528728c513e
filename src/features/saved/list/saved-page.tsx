import { Heart, Scale, Search as Glass, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useListSavedHomes } from '../../../../generated/api/saved/saved'
import type { SavedHomeList } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { searchHref } from '../../../lib/search-path'
import { DocumentHead } from '../../../ui/document-head'
import { PageHead } from '../../../ui/page-head'
import { Panel } from '../../../ui/panel'
import { Coming } from '../../../ui/coming'
import { EmptyState, PartialBand } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { ChipSelect } from '../../../ui/workspace/kit/chip-select'
import { Folders } from './folders'
import { HomeRow } from './home-row'
import { ShareList } from './share-list'
import { arranged, SORTS, type Sort } from './sort'
import './saved.css'

/** Most homes side by side. */
const MOST_COMPARED = 4

/** /auth/guardados: homes one saved, in folders, with what has changed since. */
export default function SavedPage() {
  const { t } = useTranslation('saved')
  const { data, isPending, isError, error, refetch } = useListSavedHomes({
    request: { silent: true },
  })
  const find = (
    <a className={buttonClass({ variant: 'main' })} href={searchHref('V')}>
      <Glass className="icon" aria-hidden="true" />
      {t('list.find')}
    </a>
  )
  return (
    <>
      <DocumentHead title={t('list.title')} />
      {isError && data && (
        <PartialBand error={error} onRetry={() => void refetch()}>
          {t('list.stale')}
        </PartialBand>
      )}
      {data && data.items.length + data.folders.length > 0 ? (
        <Saved list={data} />
      ) : (
        <>
          <PageHead title={t('list.title')} sub={t('list.sub')} />
          <Panel flush>
            <Coming
              isPending={isPending}
              error={!data && error}
              rows={4}
              label={t('list.loading')}
              onRetry={refetch}
            />
            {data && (
              <EmptyState icon={Heart} title={t('list.emptyTitle')} text={t('list.emptyText')}>
                {find}
              </EmptyState>
            )}
          </Panel>
        </>
      )}
    </>
  )
}

function Saved({ list: { items, folders } }: { list: SavedHomeList }) {
  const { t } = useTranslation('saved')
  const [chosen, setFolder] = useState<string | null>(null)
  const [sort, setSort] = useState<Sort>('newest')
  const [picked, setPicked] = useState<readonly string[]>([])
  const [sharing, setSharing] = useState(false)
  const folder = folders.find(({ id }) => id === chosen) ?? null
  const homes = arranged(items, folder?.id ?? null, sort)
  const compared = picked.filter((id) =>
    items.some((home) => home.id === id && home.state === 'active'),
  )
  const pick = (id: string, on: boolean) =>
    setPicked((now) => (on ? [...now, id].slice(-MOST_COMPARED) : now.filter((one) => one !== id)))
  return (
    <>
      <PageHead title={t('list.title')} sub={t('list.count', { count: items.length })}>
        {compared.length >= 2 && (
          <a
            className={buttonClass()}
            href={href('busqueda-operation-slug', {
              operation: 'comparar',
              slug: compared.join('~'),
            })}
          >
            <Scale className="icon" aria-hidden="true" />
            {t('list.compare', { count: compared.length })}
          </a>
        )}
        <Button aria-expanded={sharing} onClick={() => setSharing(!sharing)}>
          <Share2 className="icon" aria-hidden="true" />
          {folder ? t('links.shareFolder') : t('links.shareAll')}
        </Button>
      </PageHead>
      {sharing && <ShareList folder={folder} />}
      <div className="saved-bar">
        <Folders folders={folders} total={items.length} chosen={folder} onChoose={setFolder} />
        <ChipSelect
          className="saved-select"
          value={sort}
          onChange={(event) => setSort(event.target.value as Sort)}
          label={t('sort.label')}
        >
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {t(`sort.${one}`)}
            </option>
          ))}
        </ChipSelect>
      </div>
      <Panel flush>
        {homes.length === 0 ? (
          <EmptyState
            icon={Heart}
            level={2}
            title={t('list.emptyFolder')}
            text={t('list.emptyFolderText')}
          />
        ) : (
          <ul className="sv-list">
            {homes.map((home) => (
              <HomeRow
                key={home.id}
                home={home}
                folders={folders}
                picked={compared.includes(home.id)}
                onPick={(on) => pick(home.id, on)}
              />
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}
