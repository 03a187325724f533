/** Notes beside the name of an action: the pieces at its destination, and the strength of a siege. */
import type { Action } from '../action/index.js';
import { cityIn } from '../query/owners.js';
import { siegeMorale } from '../query/sieges.js';
import type { PlaceId } from '../vocabulary.js';
import { cityText, companyText, fieldText } from './pieces.js';
import type { Seen } from './seen.js';

/** Returns the city of a hex with the pieces inside, and the pieces outside; or the pieces at sea. */
function thereText(seen: Seen, id: PlaceId): string {
  const { situation } = seen;
  const place = situation.places.codes.get(id);
  if (place === undefined) return '';
  if (place >= situation.places.firstSea) return companyText(seen, place);
  const city = cityIn(situation, place);
  const texts = [city === undefined ? '' : cityText(seen, city), fieldText(seen, place)];
  return texts.filter((text) => text !== '').join('; ');
}

/** Returns the siege morale of a besieged place. */
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
