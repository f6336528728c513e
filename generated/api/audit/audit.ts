import type {
  AuditCheck,
  AuditPage,
  ExportAuditLinesParams,
  ListAuditLinesParams
} from '../../model';

import { http } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For the agency's ADMIN only, 403 for anybody else and for any key. Acts that the contract marks (`x-audit`), done or refused, of the last two years; 24 a page unless told, moments are UTC. 400 for a cursor that is not of this list.
 * @summary Who did what, newest first
 */
export const listAuditLines = (
    params?: ListAuditLinesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AuditPage>(
      {url: `/api/v1/audit/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else and for any key. Recomputes every line that is kept, from the last one that was swept after two years. 429 after 60 calls in an hour from one address.
 * @summary Whether the chain is whole, and where it is not
 */
export const checkAudit = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AuditCheck>(
      {url: `/api/v1/audit/check/`, method: 'GET', signal
    },
      options);
    }


/**
 * Rights and filters as `listAuditLines`, at most 20,000, the newest first, with the hashes of the chain. CSV with `;`, as spreadsheets in Spain read it; no cell begins a formula. That the file was made is a line itself.
 * @summary The same list as a file for a spreadsheet
 */
export const exportAuditLines = (
    params?: ExportAuditLinesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/api/v1/audit/export/`, method: 'GET',
        params,
        responseType: 'blob', signal
    },
      options);
    }


