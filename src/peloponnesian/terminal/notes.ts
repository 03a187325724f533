/** What is worth knowing of a choice beside its name: what stands where it leads, and how strong a siege is. */
import type { Action } from '../action/index.js';
import { cityIn } from '../query/owners.js';
import { siegeMorale } from '../query/sieges.js';
import type { PlaceId } from '../vocabulary.js';
import { cityText, companyText, fieldText } from './pieces.js';
import type { Seen } from './seen.js';

/** Returns the city of a hex with whoever is inside, and whoever is in the field; or whoever is at sea. */
function thereText(seen: Seen, id: PlaceId): string {
  const { situation } = seen;
  const place = situation.places.codes.get(id);
  if (place === undefined) return '';
  if (place >= situation.places.firstSea) return companyText(seen, place);
  const city = cityIn(situation, place);
  const texts = [city === undefined ? '' : cityText(seen, city), fieldText(seen, place)];
  return texts.filter((text) => text !== '').join('; ');
}

/** Returns the siege morale of a place, if it is besieged. */
function siegeText({ situation, words }: Seen, id: PlaceId): string {
  const hex = situation.places.codes.get(id);
  const morale = hex === undefined ? undefined : siegeMorale(situation, hex);
  return morale === undefined ? '' : words.siege(morale);
}

export function notePicture(seen: Seen, action: Action): string {
  switch (action.type) {
    case 'step':
    case 'retreat':
      return thereText(seen, action.to);
    case 'settle':
    case 'landAt':
    case 'bringAshore':
    case 'besiege':
      return thereText(seen, action.hex);
    case 'sailTo':
      return thereText(seen, action.sea);
    case 'fight':
      return thereText(seen, action.at);
    case 'resolveSiege':
    case 'liftSiege':
      return siegeText(seen, action.hex);
    default:
      return '';
  }
}
