import type {
  Agreement,
  AgreementAnswer,
  AgreementHomePage,
  AgreementInput,
  AgreementList,
  AgreementTerms,
  ListAgreementHomesParams,
  Network,
  NetworkAgencyInput,
  NetworkBlockInput,
  NetworkHome,
  NetworkHomePage,
  NetworkInput,
  NetworkInvitation,
  NetworkInvitationAnswer,
  NetworkInvitationInput,
  NetworkList,
  NetworkPatch,
  SearchNetworkHomesParams
} from '../../model';

import { http } from '../../../src/lib/http.ts';
import type { BodyType } from '../../../src/lib/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * For the agency's ADMIN only, 403 for anybody else. By name, all of them at once; `invitations` are those sent to the caller's own proved e-mail that may still be accepted. Moments are UTC.
 * @summary Networks of my agency, and its invitations
 */
export const listNetworks = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NetworkList>(
      {url: `/api/v1/network/circle/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. My agency leads it. A network of kind API, ABSI or APIW shares nothing until the site's operator has approved it; MICRO and OTHER may begin at once. 400 for an empty name, and beside 20 networks.
 * @summary Start a network
 */
export const createNetwork = (
    networkInput: BodyType<NetworkInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Network>(
      {url: `/api/v1/network/circle/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: networkInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. A network that the agency is no active member of is 404. Agencies that block mine are missing among the members.
 * @summary One network
 */
export const getNetwork = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Network>(
      {url: `/api/v1/network/circle/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. A network that the agency is no active member of is 404. 403 also for a member that does not lead it; 409 with what is stored when the version is stale.
 * @summary Change name and rules of a network
 */
export const updateNetwork = (
    id: string,
    networkPatch: BodyType<NetworkPatch>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Network>(
      {url: `/api/v1/network/circle/${id}/`, method: 'PATCH',
      headers: {'Content-Type': 'multipart/form-data', },
      data: networkPatch, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. A network that the agency is no active member of is 404. 403 also for a member that does not lead it. The mail holds a link for an ADMIN of any agency, which works for 14 days and once; whoever has proved that e-mail sees the invitation among their networks, too. The answer is the same whether or not anybody has an account of it. The same e-mail again gets a new link in place of the old one. 400 for an e-mail of the own agency, and beside 50 open invitations. 429 after 50 in a day from one address.
 * @summary Invite an agency by e-mail
 */
export const createNetworkInvitation = (
    id: string,
    networkInvitationInput: BodyType<NetworkInvitationInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Network>(
      {url: `/api/v1/network/circle/${id}/invitation/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: networkInvitationInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. A network that the agency is no active member of is 404. Everything shared in it ends at once: agreements, with no days of notice, and with them homes at the partners' desks. 406 for who leads it while there are other members: hand it over first.
 * @summary Leave a network
 */
export const leaveNetwork = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<void>(
      {url: `/api/v1/network/circle/${id}/leave/`, method: 'POST', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. A network that the agency is no active member of is 404. 403 also for a member that does not lead it; 400 for an agency that is no active member.
 * @summary Hand the lead of a network to another member
 */
export const assignNetworkLead = (
    id: string,
    networkAgencyInput: BodyType<NetworkAgencyInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Network>(
      {url: `/api/v1/network/circle/${id}/lead/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: networkAgencyInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. A network that the agency is no active member of is 404. 403 also for a member that does not lead it; 400 for my own agency and for one that is no active member. Its agreements in the network end at once.
 * @summary Expel a member from a network
 */
export const removeNetworkMember = (
    id: string,
    networkAgencyInput: BodyType<NetworkAgencyInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Network>(
      {url: `/api/v1/network/circle/${id}/expel/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: networkAgencyInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. A network that the agency is no active member of is 404. In all networks and both ways: neither sees the other, its homes or its proposals; agreements between them end at once, and nobody is told. Letting it in again brings none of them back. 400 for my own agency and for one that is no member.
 * @summary Block an agency, or let it in again
 */
export const setNetworkBlock = (
    id: string,
    networkBlockInput: BodyType<NetworkBlockInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Network>(
      {url: `/api/v1/network/circle/${id}/block/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: networkBlockInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. By the token of the mail's link, or by its id where it was sent to the caller's own proved e-mail; 404 for any other, and when it was answered, taken back or has run out.
 * @summary Read an invitation
 */
export const getNetworkInvitation = (
    key: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NetworkInvitation>(
      {url: `/api/v1/network/invitation/${key}/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. As it is read. Accepting makes the agency a member; declining says nothing to anybody. 406 for an agency that is a member already, or that was expelled by its lead and was not invited since.
 * @summary Accept or decline an invitation
 */
export const answerNetworkInvitation = (
    key: string,
    networkInvitationAnswer: BodyType<NetworkInvitationAnswer>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NetworkList>(
      {url: `/api/v1/network/invitation/${key}/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: networkInvitationAnswer, signal
    },
      options);
    }


/**
 * For ADMIN and STAFF of an agency, 403 for anybody else. Of agreements in force, in networks that may share; by the same filters as searchListings, each home as the public sees it, under the label of its network and with what the agreement divides. A home that comes by several agreements stands once, with the better share for who sells. 24 a page unless told; prices are EUR cents. 400 for a minimum above its maximum, an unknown place, and a cursor of another order; an agreement of others finds nothing.
 * @summary Search the homes that partners share with my agency
 */
export const searchNetworkHomes = (
    params?: SearchNetworkHomesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NetworkHomePage>(
      {url: `/api/v1/network/home/`, method: 'GET',
        params, signal
    },
      options);
    }


/**
 * For ADMIN and STAFF of an agency, 403 for anybody else. As the public sees it, without anybody's telephone, e-mail or agent; 404 for one that is not shared with my agency now.
 * @summary A home that a partner shares with my agency
 */
export const getNetworkHome = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<NetworkHome>(
      {url: `/api/v1/network/home/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. Newest change first, all that are open and the last 100 that are over. Of a pair where one blocks the other, none.
 * @summary Agreements of my agency
 */
export const listAgreements = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgreementList>(
      {url: `/api/v1/network/agreement/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. 400 for an own agency and an agency that is no active member, 404 for a network that the agency is no active member of. Without `toAgencyId` each member with whom nothing is open gets a proposal of its own. 400 at `toAgencyId` where one is open with it already, and at the field of a condition that cannot be. A proposal may be accepted for 14 days. 429 after 200 in a day from one address.
 * @summary Propose terms to a member, or to all of them
 */
export const createAgreement = (
    agreementInput: BodyType<AgreementInput>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgreementList>(
      {url: `/api/v1/network/agreement/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: agreementInput, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless the agency is a party of it; one with an agency that blocks mine, or that mine blocks, is 404, too.
 * @summary One agreement, with every version of its terms
 */
export const getAgreement = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Agreement>(
      {url: `/api/v1/network/agreement/${id}/`, method: 'GET', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless the agency is a party of it; one with an agency that blocks mine, or that mine blocks, is 404, too. Both are bound by exactly the terms with this hash. `hash` is that of the version which was read: 409 with what is stored when there is another by now. 406 where the own agency made the proposal, it has run out, or there is none.
 * @summary Accept the terms
 */
export const acceptAgreement = (
    id: string,
    agreementAnswer: BodyType<AgreementAnswer>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Agreement>(
      {url: `/api/v1/network/agreement/${id}/accept/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: agreementAnswer, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless the agency is a party of it; one with an agency that blocks mine, or that mine blocks, is 404, too. Terms in force stay. `hash` is that of the version which was read: 409 with what is stored when there is another by now. 406 where nothing is proposed.
 * @summary Refuse the terms, or take back the own proposal
 */
export const refuseAgreement = (
    id: string,
    agreementAnswer: BodyType<AgreementAnswer>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Agreement>(
      {url: `/api/v1/network/agreement/${id}/refuse/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: agreementAnswer, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless the agency is a party of it; one with an agency that blocks mine, or that mine blocks, is 404, too. A new version, which the other side may accept; a proposal that was open before it counts no more, and terms in force stay until then. `hash` is that of the version which was read: 409 with what is stored when there is another by now. 400 at the field of a condition that cannot be, and for terms equal to those before; 406 for one that is over. 429 after 200 in a day from one address.
 * @summary Propose other terms
 */
export const proposeAgreement = (
    id: string,
    agreementTerms: BodyType<AgreementTerms>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Agreement>(
      {url: `/api/v1/network/agreement/${id}/counter/`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
      data: agreementTerms, signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless the agency is a party of it; one with an agency that blocks mine, or that mine blocks, is 404, too. It ends after the days of notice of the terms in force, at once where there are none; the answer says on which day. Calling again changes nothing. 406 for one that is not in force.
 * @summary End an agreement
 */
export const revokeAgreement = (
    id: string,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Agreement>(
      {url: `/api/v1/network/agreement/${id}/revoke/`, method: 'POST', signal
    },
      options);
    }


/**
 * For the agency's ADMIN only, 403 for anybody else. 404 unless the agency is a party of it; one with an agency that blocks mine, or that mine blocks, is 404, too. Of a proposal what would be. Homes that the terms do not take stand nowhere. 24 a page unless told, withheld ones first, by reference; prices are EUR cents. 400 for a cursor that is not of this list.
 * @summary Own homes under an agreement: shared, or withheld and why
 */
export const listAgreementHomes = (
    id: string,
    params?: ListAgreementHomesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AgreementHomePage>(
      {url: `/api/v1/network/agreement/${id}/home/`, method: 'GET',
        params, signal
    },
      options);
    }


