import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getListing } from '../../../../generated/api/listing/listing'
import { listProperties } from '../../../../generated/api/property/property'
import {
  addSitePicture,
  getListSitePicturesQueryKey,
  useListSitePictures,
} from '../../../../generated/api/site/site'
import type { Site, SitePage } from '../../../../generated/model'
import type { FormServices, FoundService, ListedOption } from '../../../forms/services'
import { useTranslation } from '../../../i18n'
import { findPlaces } from '../../../slots/find-places'
import { moneyShort } from '../../../lib/format'
import { localized } from '../../../lib/localized'
import { useTeam } from '../../../lib/team'

/** Links that were typed elsewhere stay choosable. */
const strangeLinks = (page: SitePage | null): ListedOption[] =>
  [...JSON.stringify(page?.sections ?? []).matchAll(/"to":"(https:[^"]+)"/g)].map(
    ([, to = '']) => ({
      id: to,
      name: to,
    }),
  )

const AT_ONCE = 20

/** Homes of the agency that strangers see, by reference, title, street or town. */
const homesOnMarket = (language: string): FoundService => ({
  search: async (text) => {
    const asked = { status: ['active' as const], limit: AT_ONCE, ...(text && { q: text }) }
    const { items } = await listProperties(asked)
    return items.map(({ id, ref, title, town, price }) => ({
      key: id,
      name: title,
      detail: [ref, town, price === null ? null : moneyShort(price)].filter(Boolean).join(' · '),
    }))
  },
  name: async (id) => {
    const { title, ref } = await getListing(id, { silent: true })
    return `${localized(title, language)} (${ref})`
  },
})

interface Shown {
  site: Site
  page: SitePage | null
  /** Id of the section that is edited. */
  section?: string | undefined
}

/** What the forms of the website look up: places, pictures, pages, people and homes. */
export function useSiteServices({ site, page, section }: Shown): FormServices {
  const { t, i18n } = useTranslation('site')
  const client = useQueryClient()
  const quiet = { request: { silent: true } }
  const { data: pictures } = useListSitePictures(site.id, quiet)
  const { data: people } = useTeam()
  return useMemo(() => {
    const { contact, pages } = site.draft
    const links: ListedOption[] = [
      ...pages.map((one) => ({
        id: `page:${one.id}`,
        name: t('link.page', { title: localized(one.title, i18n.language) }),
      })),
      ...(contact.phone
        ? [{ id: `tel:${contact.phone.replaceAll(' ', '')}`, name: t('link.phone') }]
        : []),
      ...(contact.email ? [{ id: `mailto:${contact.email}`, name: t('link.email') }] : []),
      ...strangeLinks(page),
    ]
    // Who did not agree to be shown would be chosen for nothing.
    const team = (people?.items ?? [])
      .filter(({ is_public }) => is_public)
      .map(({ id, first_name, last_name }) => ({
        id,
        name: [first_name, last_name].filter(Boolean).join(' '),
      }))
    const outdated = site.pages.find(({ id }) => id === page?.id)?.outdated ?? []
    return {
      ...findPlaces,
      languages: site.draft.languages,
      outdated: (path: string) =>
        outdated
          .filter((one) => section !== undefined && one.path === `sections.${section}.${path}`)
          .map(({ language }) => language),
      listed: {
        'button.to': links,
        'links.*.to': links,
        to: links,
        people: team,
      },
      found: { pick: homesOnMarket(i18n.language) },
      colorUnset: t('brand.colorUnset'),
      pictures: {
        items: (pictures?.items ?? []).map(({ hash }) => hash),
        add: async (file, options) => {
          const { hash } = await addSitePicture(
            site.id,
            { picture: file, picture_extra: 'site' },
            options,
          )
          await client.invalidateQueries({ queryKey: getListSitePicturesQueryKey(site.id) })
          return hash
        },
      },
    }
  }, [client, i18n.language, page, people, pictures, section, site, t])
}
