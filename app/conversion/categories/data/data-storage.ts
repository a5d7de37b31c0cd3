import { kilo } from "../../algebra/prefixes";
import { CD_ROM_74, DISK_SECTOR, FLOPPY_DISK, NIBBLE } from "../../constants/customary";
import { BIT, BYTE } from "../../constants/exact";
import { category, unit, withPrefixes } from "../category";

const NOTE =
  "Kilo, mega and giga are powers of 1000 here, as in the SI and IEC 80000-13; kibi, mebi and gibi are powers of 1024. Operating systems and JEDEC's memory standards often write KB, MB and GB for the latter.";

export const dataStorage = category("data-storage", { reference: BIT, quantityKind: "an amount of data", note: NOTE }, () => [
  ...withPrefixes("M G Gi T", BYTE),
  unit("byte", BYTE, { aliases: "octet, octets" }),
  unit("kB", kilo(BYTE), { aliases: "KB" }),
  ...withPrefixes("P E Z Y R Q Ki Mi Ti Pi Ei Zi Yi Ri Qi", BYTE),
  unit("bit", BIT),
  unit("kbit", kilo(BIT), { aliases: "kb, Kbit, Kb" }),
  ...withPrefixes("M G T P E Ki Mi Gi Ti Pi Ei", BIT),
  unit("nibble", NIBBLE, { note: "Half a byte, a hexadecimal digit." }),
  unit("disk-sector", DISK_SECTOR, { note: "512 bytes, the classic sector of hard disks and the block of Unix; newer disks use 4096." }),
  unit("floppy-disk", FLOPPY_DISK, {
    note: "1 474 560 bytes: 80 tracks on 2 sides with 18 sectors of 512 bytes. The 1.44 MB on the label are neither decimal nor binary megabytes.",
  }),
  unit("cd-rom-74", CD_ROM_74, { note: "681 984 000 bytes: 74 minutes of 75 sectors per second with 2048 bytes each." }),
]);
