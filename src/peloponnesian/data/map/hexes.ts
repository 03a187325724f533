/**
 * R 1.2: the terrain and the area of each hex: rows 5 to 49, columns 8 to 74. Coasts are those of Natural Earth (public
 * domain) on a grid fitted to the hexes that the rulebook prints; areas and terrain are reconstructed.
 */

/**
 * The code of the area (two letters), the sea area (two characters with a digit) or the foreign land of each hex; `..`
 * beyond the edge of the map.
 */
export const hexes: readonly string[] = [
  'Il Il Il Il Il Il Il Il Il Il Il Il Il Il Il Il Il Il Il Il Il Il Il Il Il Il Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Hp Hp .. .. .. .. ..', // 05
  'Il Il Il Il Il Il Il Il Il Il Il Il Il Mu Il Il Il Il Il Il Il Il Il Mm Mm Mm Tb Tb Tb Tb Od Tb Tb Tb Od Od Od Td Od Td Od Td Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Od Hp Hp Hp Hp Hp .. 35 ..', // 06
  '01 Il Il Il Il Il Il Il Il Il Il Mu Mu Mu Mu Mu Il Mu Il Mp Mp Mp Il Mm Mm Mm Tb Tb Tb Tb Tb Tb Tb Tb Tb Td Td Td Td Td Td Td Od Od Od Te Od Od Od Od Od Od Od Od Hp Hp Od Hp Hp Hp Hp Hp Hp Hp Hp Hp Hk', // 07
  'Il Il Il Il Il Il Il Il Il Il Il Mu Mu Mu Mu Mu Mu Mu Mu Mp Mp Mp Mm Mm Mm Mm Tb Tb Tb Tb Tb Tb Tb Tb Tb Td Td Td Td Td Td Td Td Te Te Te Te Te Od Od Od Od Od Hp Hp Hp Hp Hp Hp 34 Hp Hp Hp Hp Hp Hk Hk', // 08
  'Il Il Il Il Il Il Il Il Il Il Il Mu Mu Mu Mu Mu Mu Mu Mp Mp Mp Mp Mm Mm Mm Mm Mm Mm Tb Tb Tb Tb Tb 27 27 Th Td 27 28 28 28 28 Te 28 Te Te Te Te Od Od Od Od Hp Hp Hp 33 33 34 34 34 34 34 Hp 34 Hp 35 Hk', // 09
  'Il Il Il Il Il Il Il Il Il Il Mu Mu Mu Mu Mu Mu Mu Mp Mp Mp Mp Mp Mp Mm Mm Mm Mm Mm Tb Tb 26 26 27 27 27 Th Th 27 28 28 28 28 28 28 29 Te Te Te Te Te Te Od Hp Hp Hp 33 33 34 34 34 34 34 34 34 35 35 Hk', // 10
  'Il Il Il Il Il Il Il Il Il Il Mu Mu Mu Mu Mu Mu Mu Mu Mp Mp Mp Mp Mp Ch Mm Mm Mm Ch Ch Ch Ch 26 26 26 27 27 Th 27 27 28 28 28 28 28 29 29 Te 29 Te Hc Hc Hc Hp 33 33 Hr 33 34 34 34 34 34 34 34 34 Pd Pd', // 11
  'Il Il Il Il Il En En En Il En Mu Mu Mu Mu Mu Mu Mu Mu Mu Mp Mp Mp 22 22 Ch Ch Ch Ch Ch Ch Ch Ae 26 26 27 27 27 27 27 28 28 Sm Sm 28 29 29 29 Hc Hc Hc Hc 33 33 Ht 33 33 33 Hy 34 34 34 34 34 34 Pd Pd Pd', // 12
  '01 01 Il En En En En En En En En Mu Mu Mu Mu Mu Mu Mu Mu Mp Mp Mp 22 22 22 22 Ch Ch Ch Si 25 25 Ae Ae 26 O6 O6 O6 O6 O6 28 30 30 30 30 29 29 Hc Hc Ht Ht Ht Ht Ht 33 33 33 Hy Hy Pd 34 Pd 34 Pd Pd 34 Pd', // 13
  '01 01 01 En En En En En En En En En Mu Mu Mu Mu Mu Mu Mu Tp Mp Mp 22 22 22 22 Pa Pa Pa Si 25 25 25 Ae 26 O6 O6 30 O6 30 O6 30 30 Im Im 31 Hc Ht Ht Ht Ht Ht Ht Pm Pd Pd Pd Pd Pd Pd Pd Pd Pd Pd Pd Pd Pd', // 14
  '01 01 01 01 En En En En En En En En Mu Mu Mu Tp Tp Tp Tp Tp Tp Tp 22 21 22 22 Pa Pa 24 Si Si 25 25 26 26 O6 O6 30 30 30 30 30 30 31 31 31 Hc Ht Ht Ht Ht Pm Pm Pm Pm Pd Pd Pd Pd Pd Pd Pd Pd Pd Pd Pd Pd', // 15
  '01 01 Cr Cr En En En En En En En En En Tp Tp Tp Tp Tp Tp Tp Tp Tp Ta 21 21 21 23 23 Pa 23 Si 23 25 O6 O6 O6 O6 30 Lo Lo Lo 30 30 31 31 Tn Ht Ht Ht Ht Ht Pm Pm Pm Pm Pm Pd Pd Pd Pd Pd Pd Pd Pm Pd Pd Pd', // 16
  '01 01 Cr Cr 01 En En En En En En En Eb Eb Tp Tp Tp Tp Tp Ta Tp Ta Ta Ta 21 21 23 23 23 23 23 23 O6 O6 O6 O6 O6 30 30 30 Lo 30 30 31 31 31 Ln Ln Ht Ln Ln Ln Pm Pm Pm Pm Pm Pm Pm Pm Pd Pm Pm Pm Pm Pm Pd', // 17
  '01 01 01 Cr 01 01 En En En En En Eb Eb Eb Tp Ta Ta Ta Ta Ta Ta Ta Ta Ta 21 21 23 23 23 O6 O6 O6 O6 O6 O6 O6 O6 30 30 30 30 30 30 31 31 Ln Ln Ln Ln Ln Ln Pp Pm Pm Pm Pm Pm Pm Pm Pm Pm Pm Pm Pm Pm Pm Pm', // 18
  '01 01 01 01 Cr 02 En En En Eb Eb Eb Eb Eb Ta Ta Ta Ta Ta Ta Ta Ta Ta Ta Ta Ta 21 21 21 O6 O6 O6 O6 O6 O6 O6 O6 O6 30 O6 30 O6 O6 O6 31 Ln Ln 36 Ln 36 36 Pp Pp Pp Pm Pm Pm Pm Pm Pm Pm Pm Pm Pm Pm Pm Pm', // 19
  'O1 O1 01 01 01 02 02 02 En Eb Eb Eb Eb Eb Ta Ta Ta Tl Ta Tl Tl Tl Ta Ta Ta Ta 21 20 20 20 O6 20 O6 O6 O6 O6 O6 O6 O6 O6 O6 O6 O6 38 38 Ls Ls Ls 36 Pp Pp Pp Pp Pp Pm Pm Pm Pm Pm Pm Pm Pm Pm Pm Pm Pm Pm', // 20
  'O1 O1 01 01 01 02 02 02 En Eb Eb Eb Eb Am Ta Ta Tl Tl Tl Tl Tl Tl Tl Tl 19 19 Ta 20 20 20 20 20 20 20 O6 O6 O6 O6 O6 O6 O6 38 38 38 Ls Ls Ls Ls 36 37 Pp Pp Pp Pp Pp Pp Pm Pm Pm Pm Pm Pm Pm Pm Pm Pm Pm', // 21
  'O1 O1 O1 O1 02 02 02 02 02 Eb Eb Eb Am Am Am Ao Tl Tl Tl Tl Tl Tl Tl Tl 19 18 Ta 20 20 Pe 20 20 20 55 55 55 O6 O6 O6 O6 O6 O5 38 38 Ls Ls Ls Ls Ls 37 Pp Pp Pp Pp Pp Pp Pp Pp Pm Pm Pm Pm Pm Pm Pm Pm Pm', // 22
  'O1 O1 O1 O1 02 02 02 02 02 Ak Ak Ak Am Am Am Ao Ao Tl Tl Tl Tl Tl Tl Tl Tl Un Un Un 20 20 20 20 20 55 55 55 55 55 O6 O5 O5 O5 38 38 38 38 Ls 37 Ls 37 Lm Lm Lm Lm Pp Pp Pp Pi Pm Pm Pm Pm Pm Pi Pi Pi Pm', // 23
  'O1 O1 O1 O1 O1 05 05 05 02 Le Ak Ak Ak Am Am Ao Ao Ao Tl Tl Tl Op Tl Un Un 17 Un Un 20 20 20 55 55 55 55 Sk 55 55 O5 O5 O5 O5 O5 40 38 38 38 40 37 37 37 Lm Lm Lm Lm Pi Pi Pi Pi Pm Pm Pm Pi Pi Pi Pi Pi', // 24
  'O1 O1 O1 O1 O1 O1 05 05 Le Le 04 Ak Ak Ak Ao Ao Ao Ao Ph Ph Ph Ph Op Op Op Op 17 17 Us Us 20 Us 55 55 55 55 55 O5 O5 O5 O5 O5 40 40 40 40 40 Cm 37 39 Lm Lm Lm Lm Lm Pi Pi Pi Pi Pi Pm Pi Pi Pi Pi Pi Pi', // 25
  'O1 O1 O1 O1 O1 O1 05 05 05 It 04 04 Ak Ak Ao Ao Ao Ao Ph Oz Ph Ph Ph Ph Op Bo Bo 17 Us Us Us Us Us 55 55 55 O5 O5 O5 O5 O5 O5 40 40 40 Ci 40 Cm Cm 39 Lm Lm Lm Ps Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi', // 26
  'O1 O1 O1 O1 O1 O1 05 05 05 Ce 04 04 Ak Ao Ao Ao Ao Oz Oz Oz Ph Ph Ph Bo Bo Bo Bo Bo Bo Us Us Us Us 55 55 55 O5 O5 O5 O5 O5 O5 40 40 Ci Ci 40 40 Cm Cm 39 Ps Ps Ps Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi', // 27
  'O1 O1 O1 O1 O1 05 05 05 Ce Ce 04 04 04 06 Ao 06 Oz Ac Oz 07 Ph Ph Ph Bo Bo Bo Bo Bo Bo Bo At At Us Us 55 48 48 48 O5 O5 O5 O5 40 40 40 Ci 40 Cm Cm Cm 39 Ps Ps Ps Ps Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi', // 28
  'O1 O1 O1 O2 O1 05 05 05 05 05 Ce 05 06 08 Ac Ac Ac Ac Ac Ac 07 07 07 07 Bo Bo Bo At At At At At At Us 48 Us 48 48 O5 O5 O5 O5 40 40 Ci Ci 40 Cm Cm Cm Cm Cm Sn Sn Ps Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi', // 29
  'O2 O2 O2 O2 O2 O2 05 05 05 05 05 05 08 El El El Ac Ac Ac Ac Ac Ac 07 Co 07 Mg Mg Mg At At At At 15 15 Us Us 48 48 48 48 O5 O5 O5 40 40 40 40 41 Cm 41 Cm Cm Sn Sn Sn Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi', // 30
  'O2 O2 O2 O2 O2 O2 O2 05 05 05 Za Za 08 El El El Ar Ar Ar Ar Ac Ar Ac Co Co Co Mg Mg At At At At 15 15 15 47 48 An 48 48 O5 O5 O5 O5 40 42 40 42 41 41 41 41 Sn Sn Sn Sn Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi', // 31
  'O2 O2 O2 O2 O2 O2 O2 O2 05 05 Za 08 08 08 El El El Ar Ar Ar Ar Ar Ar Ag Co Ep 14 14 14 14 At At At 15 15 47 47 47 An 48 O5 O5 O5 O5 42 42 42 42 42 41 41 41 41 Sn Sn Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi', // 32
  'O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 08 08 08 08 08 El El Ar Ar Ar Ar Ag Ag Ag Co Ep 14 14 Ai 14 14 14 At 15 47 47 47 47 An Tz 51 51 O5 42 42 42 42 42 42 Sa Sa Sa 41 Sl Sn Sl Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi', // 33
  'O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 08 08 08 08 08 08 El Ar Ar Ar Ar Ag Ag Ag Ag Ep 14 Ep 14 14 14 14 14 47 Ks 47 47 51 51 Tz 51 51 42 42 42 Ic Ic 42 42 42 Sa 43 Sl Sl Sl Sl Sl Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi', // 34
  'O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 08 08 08 Me El Me Ar Ar Ar La Ag 13 Ep Ep Ep Ep Ep 14 14 14 47 47 47 Kt 47 49 51 51 51 My 42 42 42 42 42 42 42 42 43 43 43 Sl Sl Sl Sl Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi', // 35
  'O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 09 09 09 Me Me Me Me Ar La La La La 13 Ep Ep 14 Hd 14 14 14 47 49 49 49 49 49 51 51 51 51 52 52 42 42 42 42 42 43 43 43 43 Sl Sl Sl Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi', // 36
  'O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 09 09 Me Me Me Me La La La La La 13 13 14 14 14 14 14 O3 49 49 49 Se 49 49 51 51 51 51 52 52 52 52 42 42 42 43 43 43 43 43 43 Rn Rn Pi Pi Pi Pi Pi Pi Pi Pi Pi Pi', // 37
  'O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 09 09 Me Me 10 Me La La La La La La 12 12 12 14 O3 O3 O3 O3 O3 49 49 49 Sf 51 Pr Pr Nx Nx 52 52 52 52 54 44 44 43 43 43 43 43 Rn Rn Rn Rn Rn Pi Pi Pi Pi Pi Pi Pi', // 38
  'O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 09 09 Me Me 10 10 La La La La La La 12 12 12 O3 O3 O3 O3 O3 O3 50 50 49 49 51 53 53 53 Nx 52 52 52 52 54 54 44 44 Ky 44 44 Rn Rn Rn Rn Rn Rn Pi Pi Pi Pi Pi Pi Pi', // 39
  'O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 09 09 09 10 10 10 La La La La La 12 12 12 O3 O3 O3 O3 O3 50 50 Ml 49 50 53 53 53 53 52 52 Aj 52 54 54 54 54 44 44 44 Ko 44 44 44 Rc Rc Rc Rc Rc Rc Rc Xl Xl Xl', // 40
  'O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 09 09 09 10 10 10 La 11 11 11 La 12 12 12 O3 O3 O3 O3 50 50 50 50 50 50 53 53 53 53 53 52 52 54 54 54 54 54 44 44 Ko 44 44 Rc Rc Rc Rc Rc Rc 45 Rc Rc Xl Xl Xl', // 41
  'O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 09 10 10 10 La 11 11 11 La La 12 12 O3 O3 O3 O3 50 O3 50 50 50 50 53 53 53 53 53 53 52 54 54 As 54 54 44 44 44 44 44 45 Rc Sy 45 Rc 45 45 45 45 Xl 45 Xl', // 42
  'O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 10 10 10 11 11 11 11 12 12 12 O3 O3 O3 O3 O3 O3 O3 O3 50 O3 53 53 53 Tr 53 53 O4 O4 54 54 54 54 44 O4 44 45 45 45 45 45 45 45 45 45 45 45 45 .. Xl', // 43
  'O2 .. .. .. .. .. .. .. O2 O2 O2 O2 O2 O2 O2 O2 O2 O2 10 10 10 11 11 11 Cy 12 12 12 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 53 53 53 53 53 O4 O4 54 O4 54 O4 O4 O4 O4 O4 Ts 45 45 45 45 Ro 45 46 45 45 45 .. Xl', // 44
  '.. .. .. .. .. .. .. .. .. .. O2 .. O2 O2 O2 O2 O2 O2 O2 O2 O2 11 11 11 11 O3 12 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 53 53 53 O4 O4 O4 O4 O4 O4 O4 O4 O4 O4 O4 O4 46 46 Ro Ro Ro 46 46 46 46 .. .. ..', // 45
  '.. .. .. .. .. .. .. .. .. .. .. .. .. O2 O2 O2 O2 O2 O2 O2 O2 O2 11 11 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O4 O4 O4 O4 O4 O4 O4 O4 O4 O4 O4 O4 46 46 Ro Ro 46 46 46 46 .. .. .. ..', // 46
  '.. .. .. .. .. .. .. .. .. .. .. .. .. .. O2 O2 O2 O2 O2 O2 O2 O2 O2 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O4 O4 O4 O4 O4 O4 O4 O4 O4 O4 O4 O4 46 46 Ro Ro 46 46 46 46 .. .. .. ..', // 47
  '.. .. .. .. .. .. .. .. .. .. .. .. .. .. .. O2 O2 O2 O2 O2 O2 .. O2 .. O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O4 O4 O4 O4 O4 O4 O4 O4 O4 O4 O4 O4 46 46 46 46 46 46 46 .. .. .. .. ..', // 48
  '.. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. O2 O2 O2 .. .. .. .. .. O3 O3 O3 O3 O3 Kx O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O3 O4 O4 O4 O4 O4 O4 O4 O4 O4 O4 46 46 46 46 46 46 46 46 .. .. .. .. ..', // 49
];

/**
 * `c` clear, `r` rough, `m` mountain, `l` lake; `x` foreign land, `.` water. W3529, W2337 and W2724 are rough by the
 * examples of R 15.5, 17 and by R 22.2.2.
 */
export const terrain: readonly string[] = [
  'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxrr.....', // 05
  'xxxxxxxxxxxxxrxxxxxxxxxrrrrrrrxrrrxxxrxrxrxxxxxxxxxxxxxxxxxrrrrr...', // 06
  '.xxxxxxxxxxrrrrrxrxrrrxrrrrrccrrccrrrcrrrrxxxrxxxxxxxxrrxcrcccrrrrr', // 07
  'xxxxxxxxxxxrrrrrrrrrrccrrrrrcrcrmrrrrccrcrrrrrrrxxxxxrrrrcc.crrcrcr', // 08
  'xxxxxxxxxxxrrrrrrrrccccrrcrrrrrrr..rr.....r.rccrxxxxrrr.......r.r.r', // 09
  'xxxxxxxxxxrrrrrrrmrcccrrrcclrr.....rr........rrrrrrxrrr...........r', // 10
  'xxxxxxxxxxrrrrrrrrrrcrrrrrrrrrr.....r.........r.rrrrr..r.........rr', // 11
  'xxxxxrrrxrrrmrrrrrrrrc..crrrrrrr.........rr....rrcr..r...r......rrr', // 12
  '..xrrrrrrrrrrrrrrrrrrc....crrr..rr.............rrrrrrc...rrr.r.rr.r', // 13
  '...rrrrrrrrmrrrrrrrmrr....rrrr...m.........rr.rrrrrrrrrrcrccrrrrrrr', // 14
  '....rrrrrrrrrrrrrrrrrr....rr.rr...............rrrrrrrrrrrrccrrrrrrr', // 15
  '..rrrrrrrrrrrrrrrrrrrrr.....r.r.......rrc....rcrrrrrrrrrrrrrrrrrrrr', // 16
  '..rc.crrrrrrmrrrrcrrrcmr................r.....rrrrrrrrrrrrrrrrrrrrr', // 17
  '...r..rrrrrrrrrcccrcccrr.....................rrrrrmcrrrrrrrrrrrrrrr', // 18
  '....r.rrrrrrmrrccccccclrrr...................rr.r..crrrrrrrrrrrrrrr', // 19
  '........rrrrmrrrcrccrrrrrr...................rrr.rrrrrrrrrrrrrrrrrr', // 20
  '........rrrcrrrrrrcrcrrc..r.................rrcr..rrrrrrrrrrrrrrrrr', // 21
  '.........rcrrrrrrrrrrrrr..r..r..............rrrrr.rcrrrrrrrrrrrrrrr', // 22
  '.........rrrrrrrmrrrrrrrrcrr..................r.r.rrcrrrrrrrrrrrrrr', // 23
  '.........rrrrrrrrrrrcrrrr.rr.......r...............rrrrrrrrrrrrrrrr', // 24
  '........rr.rrcrrrrrrrrrrrr..rr.r...............r..rrrrrrrrrrrrrrrrr', // 25
  '.........r..rclrrrrrrmcrrrr.rrmrr............r.mr.rrcrrrrcccrrrrrrr', // 26
  '.........r..rcrrrrrrrrrrclrrrcrrr...........rr..rr.rcrrrccccrrrrrrr', // 27
  '........rr....r.rrr.rrrrcrcccrrrrr...........c.rrr.rrrrrcccrrrrrrrr', // 28
  '..........r...rccrrr....rrrrrrrcrr.r........rr.rrrrrrrrrrrmrrrrrrrr', // 29
  '.............rrrrrrrrr.r.rrrccrr..rr............r.rrrrrrrrrrrrrrrrr', // 30
  '..........rc.cccrrrrmrccrrrrrrcc.....r..............rrccrrrrrrrrrrr', // 31
  '..........r...ccrrrrrrrrrr....rrr.....r..............rccrcrrrrrrrrr', // 32
  '...............rrrrrrrrrrr..r...r.....rr.........rrr.rrrrccrrrrrrrr', // 33
  '................rrrrcrcrrr.r......r....r.....rr...r.rrccrrcrrrrrrrr', // 34
  '...............crccrrrr.rrrrr......r.....r...........rrrrrrrrrrrrrr', // 35
  '...............rrrrrrmrr.rr.r........................rrrrrrrrrrrrrr', // 36
  '...............rrcrrrrrr...........r...................rrrrrrrrrrrr', // 37
  '...............rr.rmcrrrr............r.rrrr............rrrrrrrrrrrr', // 38
  '...............rr..rrrrrr.................r........r..rrrrrrrrrrrrr', // 39
  '....................mrcrr..........r........r........c...rrrrrrrxxx', // 40
  '....................r...r...........................r..rrrrrr.rrxxx', // 41
  '....................r...rr.....................r........rr.r....x.x', // 42
  '.........................................r........................x', // 43
  '........................r.............................r....c......x', // 44
  '.........................................................rrr.......', // 45
  '.........................................................rr........', // 46
  '.........................................................rr........', // 47
  '...................................................................', // 48
  '.............................x.....................................', // 49
];
