import type {
  HomeChannelList,
  HomeId,
  Integration,
  ListPublicationHomesParams,
  PublicationChoice,
  PublicationChoiceResult,
  PublicationHome,
  PublicationHomePage,
  PublicationPreview
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For ADMIN and STAFF of an agency, 403 for anybody else; a home of another agency, and for a STAFF one that is not their own, is 404. Channels out that have not ended, by name; times in UTC.
 * @summary A home on each channel of the agency
 */
export const listHomeChannels = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<HomeChannelList>(
      {url: `/api/v1/property/${id}/publication/`, method: 'GET', signal
    },
      options);
    }


/**
 * For ADMIN and STAFF of an agency, 403 for anybody else; another agency's channel and a source are 404. An ADMIN sees every home that is on the market or that the channel knows, a STAFF their own. By reference, 24 a page unless told, with the total of the list, and counts by state and by rule of the whole channel as far as the caller sees it. 400 for a cursor that is not of this list.
 * @summary Homes of a channel out, and what became of each
 */
export const listPublicationHomes = (
    id: string,
    params?: ListPublicationHomesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PublicationHomePage>(
      {url: `/api/v1/integration/${id}/home/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * For ADMIN and STAFF of an agency, 403 for anybody else, and for a STAFF without the permission to publish; another agency's channel and a source are 404. Up to 200 homes; those that the caller may not change are left as they are and counted. What the channel's choice leaves out stays out all the same. 406 for a channel that has ended.
 * @summary Choose homes for a channel out, or take them out
 */
export const updatePublicationHomes = (
    id: string,
    publicationChoice: BodyType<PublicationChoice>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PublicationChoiceResult>(
      {url: `/api/v1/integration/${id}/home/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: publicationChoice, signal
    },
      options);
    }


/**
 * For ADMIN and STAFF of an agency, 403 for anybody else; a channel or a home of another agency, a source, and for a STAFF a home that is not their own, are 404. Written anew from what the public sees, with today's settings; nothing is changed.
 * @summary A home as a channel would send it
 */
export const previewPublication = (
    id: string,
    propertyId: HomeId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PublicationPreview>(
      {url: `/api/v1/integration/${id}/home/${propertyId}/preview/`, method: 'GET', signal
    },
      options);
    }


/**
 * For ADMIN and STAFF of an agency, 403 for anybody else; a channel or a home of another agency, a source, and for a STAFF a home that is not their own, are 404. For a home that could not be written, or that looks out of date. 406 for a channel that has ended.
 * @summary Write a home of a channel anew
 */
export const repeatPublication = (
    id: string,
    propertyId: HomeId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PublicationHome>(
      {url: `/api/v1/integration/${id}/home/${propertyId}/retry/`, method: 'POST', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else; another agency's channel and a source are 404. The homes that wait leave at once, and for a day nothing is held back on this channel. 406 when nothing waits.
 * @summary Confirm that many homes leave a channel
 */
export const confirmShrink = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Integration>(
      {url: `/api/v1/integration/${id}/shrink/`, method: 'POST', signal
    },
      options);
    }


