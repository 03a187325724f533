/** The tracks and everything next to the board, as a picture. */
import { useEffect, useRef } from 'preact/hooks';
import type { Scene } from '../games/session.js';
import { useSurroundings } from './surroundings.js';

export function Standings({ scene }: { readonly scene: Scene }) {
  const { look } = useSurroundings();
  const home = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (home.current === null) return;
    home.current.innerHTML = scene.standings(look);
    const svg = home.current.querySelector('svg');
    svg?.removeAttribute('width');
    svg?.removeAttribute('height');
  }, [scene, look]);
  return <div ref={home} class="standings" />;
}
