import type {
  PreviewSiteParams,
  Site,
  SiteInput,
  SiteList,
  SiteOrderInput,
  SitePageInput,
  SitePagePatch,
  SitePatch,
  SitePictureInput,
  SitePictureList,
  SitePictureOffer,
  SitePreview,
  SitePublishInput,
  SiteRestoreInput,
  SiteStateInput,
  SiteTemplateList,
  SiteVersionList,
  Uuid
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * ADMIN and STAFF of an agency: its site, with the draft, where that differs from what is published, what is to be mended, and how much each language says; an empty list when there is none, with a name that is free. 403 for anybody else.
 * @summary The website of my agency
 */
export const listSites = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SiteList>(
      {url: `/api/v1/site/`, method: 'GET', signal
    },
      options);
    }


/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`. The site is a draft with all its pages, filled from the template, the agency's data and its homes, in those of the four languages that the agency speaks; nothing is published. 400 at `slug` for a name that is reserved or taken, with three that are free; 403 for any other STAFF; 406 when the agency has a site.
 * @summary Make the website of my agency, whole and filled
 */
export const createSite = (
    siteInput: BodyType<SiteInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: siteInput, signal
    },
      options);
    }


/**
 * ADMIN and STAFF of an agency. Each link opens without signing in for 30 minutes: the draft of the site in that template or, where there is no site, what createSite would make. 403 for anybody else.
 * @summary The templates, each shown with my own homes
 */
export const listSiteTemplates = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SiteTemplateList>(
      {url: `/api/v1/site/template/`, method: 'GET', signal
    },
      options);
    }


/**
 * ADMIN and STAFF, for the site of their own agency; 404 for another agency.
 * @summary A website and its draft
 */
export const getSite = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. A part is replaced whole and can be undone. 400 at `slug` for a name that is reserved or taken, with three that are free, at a picture that is not of the site or its homes, and at a link to a page that is not there; 406 when the name is to change after the first publication, or the operator has suspended the site; 409 with what is stored when `version` is stale.
 * @summary Change brand, languages, links or another part of the whole site
 */
export const updateSite = (
    id: string,
    sitePatch: BodyType<SitePatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: sitePatch, signal
    },
      options);
    }


/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. It begins with the sections of its kind and a name in its address from its title, and stands last. 406 when there are 30 pages, when one of a kind that is there once is there already, or the operator has suspended the site.
 * @summary Add a page
 */
export const createSitePage = (
    id: string,
    sitePageInput: BodyType<SitePageInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/page/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: sitePageInput, signal
    },
      options);
    }


/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. Each page has its version, so that two people on two pages never collide; what is saved is a draft and can be undone. 400 at its field for what a section cannot be, a picture that is not of the site or its homes, a link to a page that is not there and an address that another page has; 406 when the operator has suspended the site; 409 with the stored page when `version` is stale; 413 when the page is over 512 kB.
 * @summary Save a page
 */
export const saveSitePage = (
    id: string,
    pageId: Uuid,
    sitePagePatch: BodyType<SitePagePatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/page/${pageId}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: sitePagePatch, signal
    },
      options);
    }


/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. Links to it in the head and the foot go with it; it can be undone. 406 for the front page, the homes, the detail, the contact and the legal page, or when the operator has suspended the site.
 * @summary Take a page away
 */
export const deleteSitePage = (
    id: string,
    pageId: Uuid,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/site/${id}/page/${pageId}/`, method: 'DELETE', signal
    },
      options);
    }


/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. It can be undone. 400 at `pages` unless each page is named once; 406 when the operator has suspended the site; 409 with what is stored when `version` is stale.
 * @summary Put the pages into another order
 */
export const moveSitePages = (
    id: string,
    siteOrderInput: BodyType<SiteOrderInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/order/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: siteOrderInput, signal
    },
      options);
    }


/**
 * ADMIN and STAFF, for the site of their own agency; 404 for another agency. Those uploaded for it, newest first, and those of the homes of the agency that are on the market; at most 200.
 * @summary Pictures that the site may show
 */
export const listSitePictures = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SitePictureList>(
      {url: `/api/v1/site/${id}/picture/`, method: 'GET', signal
    },
      options);
    }


/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. It is drawn anew without the data it carried. 413 over 15 MB or 50 million pixels, 415 for one that is broken or neither JPEG, PNG nor WebP; 406 when the site has 300; 503 or 507 when it cannot be stored.
 * @summary Add a picture
 */
export const addSitePicture = (
    id: string,
    sitePictureInput: BodyType<SitePictureInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SitePictureOffer>(
      {url: `/api/v1/site/${id}/picture/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: sitePictureInput, signal
    },
      options);
    }


/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. Of the last 100 changes of 30 days the newest that stands is taken back, whoever made it and on whatever device. 406 when there is none, or the operator has suspended the site.
 * @summary Take the last change of the draft back
 */
export const undoSite = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/undo/`, method: 'POST', signal
    },
      options);
    }


/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. What was undone last is done again, until somebody changes something. 406 when there is none, or the operator has suspended the site.
 * @summary Bring back what was taken back
 */
export const redoSite = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/redo/`, method: 'POST', signal
    },
      options);
    }


/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. Strangers read it from now on; publishing what is published already answers the same number and adds no version. 400 with every check of level `stop`, at its place; 406 when the operator has suspended the site; 409 with what is stored when the draft is no longer the one that `digest` names.
 * @summary Publish the draft
 */
export const publishSite = (
    id: string,
    sitePublishInput: BodyType<SitePublishInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/publish/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: sitePublishInput, signal
    },
      options);
    }


/**
 * ADMIN and STAFF, for the site of their own agency; 404 for another agency. The newest 50, without paging.
 * @summary Versions that were published, newest first
 */
export const listSiteVersions = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SiteVersionList>(
      {url: `/api/v1/site/${id}/version/`, method: 'GET', signal
    },
      options);
    }


/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. Its document becomes the draft, which can be undone; with `live` it is published in the same act, as a new version. 400 with every check of level `stop` when it is to be published; 404 for a version that is not kept; 406 when the operator has suspended the site.
 * @summary Go back to a version
 */
export const restoreSiteVersion = (
    id: string,
    number: number,
    siteRestoreInput: BodyType<SiteRestoreInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/version/${number}/restore/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: siteRestoreInput, signal
    },
      options);
    }


/**
 * ADMIN, and a STAFF to whom an ADMIN gave `editWeb`, for the site of their own agency; 403 for any other STAFF, 404 for another agency. Setting the state it has changes nothing. 406 when it was never published, or the operator has suspended it.
 * @summary Take the site off the net for a while, or put it back
 */
export const setSiteState = (
    id: string,
    siteStateInput: BodyType<SiteStateInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Site>(
      {url: `/api/v1/site/${id}/state/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: siteStateInput, signal
    },
      options);
    }


/**
 * ADMIN and STAFF, for the site of their own agency; 404 for another agency. The link opens without signing in for 30 minutes, or for seven days when it is to be sent; it shows the draft of the moment it is opened. 404 for a page or version that is not there.
 * @summary A link to the draft, or to a version
 */
export const previewSite = (
    id: string,
    params?: PreviewSiteParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SitePreview>(
      {url: `/api/v1/site/${id}/preview/`, method: 'GET',
        params, signal
    },
      options);
    }


