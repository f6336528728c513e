import type {
  Catalogue,
  GetCatalogueParams
} from '../../model';

import { http } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For everybody: operation types with the numbers that other programs store, and asset sources, labelled in the language asked for. OTHER is offered only when explicitly requested, with `other=true`.
 * @summary The code lists of the specification
 */
export const getCatalogue = (
    params?: GetCatalogueParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Catalogue>(
      {url: `/api/v1/catalogue/`, method: 'GET',
        params, signal
    },
      options);
    }


