import { per, prefixed, times, type UnitExpression } from "../../algebra/expression";
import { giga, kilo, mega, nano, peta, prefixWithSymbol, tera } from "../../algebra/prefixes";
import type { SourceId } from "../../constants/bibliography";
import { CHANNEL, DS1, DS1C, DS2, DS3, DS4, E1, E2, E3, E4, ROBBED_CHANNEL, STS_1 } from "../../constants/customary";
import { BIT, BYTE, HOUR, MINUTE, SECOND } from "../../constants/exact";
import { category, named, unit } from "../category";
import type { Unit, UnitOptions } from "../unit";

const kilobits = (count: string): UnitExpression => per(times(count, kilo(BIT)), SECOND);
const megabits = (count: string): UnitExpression => per(times(count, mega(BIT)), SECOND);
const gigabits = (count: string): UnitExpression => per(times(count, giga(BIT)), SECOND);
const megabytes = (count: string): UnitExpression => per(times(count, mega(BYTE)), SECOND);
/** A rate in powers of 1000; `binary` is its counterpart in powers of 1024. */
const decimal = <Id extends string>(id: Id, amount: UnitExpression, binary: string, aliases: string): Unit<Id> =>
  unit(id, per(amount, SECOND), {
    aliases,
    note: `Decimal, as IEC 80000-13 and the SI prescribe: powers of 1000, not 1024. The binary unit is the ${binary}/second.`,
  });
/** The same rate under a name that states the SI prefixes. */
const bySi = <Name extends string>(name: Name, symbol: string, amount: UnitExpression) =>
  named(`${name}-per-second-si` as const, `${name}/second (SI def.)`, `${symbol}/s (SI)`, per(amount, SECOND), {
    note: `The same as ${name}/second: SI prefixes are decimal.`,
  });
/** The rate of a 16-bit word in a number of nanoseconds. */
const wordEvery = (nanoseconds: number): UnitExpression => per(times(16, BIT), times(nanoseconds, nano(SECOND)));

/** The rate of a line or interface, named by a standard; the plural equals the name. */
const line = <Id extends string>(id: Id, name: string, symbol: string, rate: UnitExpression, standard: SourceId, options: UnitOptions = {}): Unit<Id> =>
  unit(id, rate, { name, symbol, plural: null, sources: [standard], ...options });

const scsi = <Id extends string>(id: Id, name: string, symbol: string, count: string, note: string): Unit<Id> =>
  line(id, `SCSI (${name})`, symbol, megabytes(count), "INCITS T10, SCSI", { note });
const tributary = <Id extends string>(id: Id, name: string, symbol: string, rate: UnitExpression, note: string): Unit<Id> =>
  line(id, `Virtual Tributary ${name}`, symbol, rate, "ANSI T1.105", { note });
const sata = <Id extends string>(id: Id, name: string, symbol: string, count: string): Unit<Id> =>
  line(id, name, symbol, gigabits(count), "Serial ATA", { note: "The line rate; its 8b/10b code leaves four fifths for data." });

const ROBBED = "one bit in eight being robbed for signaling (ANSI T1.107).";
const CEPT = "The European hierarchy of CEPT, level";
const AS_CEPT = "as the European hierarchy of CEPT carries them (ITU-T G.704).";
const OF_T13 = "the shortest time that T13's ATA standards allow";

const IDE_TRANSFERS = { PIO: "PIO", DMA: "multiword DMA", UDMA: "Ultra DMA" } as const;

/** The modes of a kind of transfer, with the nanoseconds for a word. */
const ide = <Kind extends keyof typeof IDE_TRANSFERS, Mode extends number>(kind: Kind, cycles: Readonly<Record<Mode, number>>) =>
  Object.entries<number>(cycles).map(([mode, nanoseconds]) =>
    line(
      `ide-${kind.toLowerCase()}-mode-${mode}` as `ide-${Lowercase<Kind>}-mode-${Mode}`,
      `IDE (${kind} mode ${mode})`,
      `${kind} ${mode}`,
      wordEvery(nanoseconds),
      "INCITS T13, ATA",
      { convention: `Two bytes in every ${nanoseconds} ns, ${OF_T13} ${IDE_TRANSFERS[kind]} mode ${mode}.` },
    ),
  );

export const dataTransfer = category("data-transfer", { reference: per(BIT, SECOND), quantityKind: "data transfer rate" }, () => [
  decimal("megabit-per-second", mega(BIT), "mebibit", "mbps, Mb/s, Mbps"),
  decimal("megabyte-per-second", mega(BYTE), "mebibyte", "MBps"),
  decimal("gigabit-per-second", giga(BIT), "gibibit", "gbps, Gb/s, Gbps"),
  decimal("kilobit-per-second", kilo(BIT), "kibibit", "Kbps, kb/s, kbps"),
  unit("bit-per-second", per(BIT, SECOND), { aliases: "bps, b/s" }),
  unit("byte-per-second", per(BYTE, SECOND), { aliases: "Bps", note: "A byte of eight bits." }),
  decimal("kilobyte-per-second", kilo(BYTE), "kibibyte", "KB/s, KBps, kBps"),
  decimal("gigabyte-per-second", giga(BYTE), "gibibyte", "GBps"),
  decimal("terabit-per-second", tera(BIT), "tebibit", "tbps, Tb/s, Tbps"),
  decimal("terabyte-per-second", tera(BYTE), "tebibyte", "TBps"),
  bySi("kilobit", "kb", kilo(BIT)),
  bySi("kilobyte", "kB", kilo(BYTE)),
  bySi("megabit", "Mb", mega(BIT)),
  bySi("megabyte", "MB", mega(BYTE)),
  bySi("gigabit", "Gb", giga(BIT)),
  bySi("gigabyte", "GB", giga(BYTE)),
  bySi("terabit", "Tb", tera(BIT)),
  bySi("terabyte", "TB", tera(BYTE)),
  unit("kibibit-per-second", per(prefixed(prefixWithSymbol("Ki"), BIT), SECOND), { aliases: "Kibps, Kib/s" }),
  unit("kibibyte-per-second", per(prefixed(prefixWithSymbol("Ki"), BYTE), SECOND), { aliases: "KiBps" }),
  unit("mebibit-per-second", per(prefixed(prefixWithSymbol("Mi"), BIT), SECOND), { aliases: "Mibps, Mib/s" }),
  unit("mebibyte-per-second", per(prefixed(prefixWithSymbol("Mi"), BYTE), SECOND), { aliases: "MiBps" }),
  unit("gibibit-per-second", per(prefixed(prefixWithSymbol("Gi"), BIT), SECOND), { aliases: "Gibps, Gib/s" }),
  unit("gibibyte-per-second", per(prefixed(prefixWithSymbol("Gi"), BYTE), SECOND), { aliases: "GiBps" }),
  unit("tebibit-per-second", per(prefixed(prefixWithSymbol("Ti"), BIT), SECOND), { aliases: "Tibps, Tib/s" }),
  unit("tebibyte-per-second", per(prefixed(prefixWithSymbol("Ti"), BYTE), SECOND), { aliases: "TiBps" }),
  line("ethernet", "ethernet", "Ethernet", megabits("10"), "IEEE 802.3", { aliases: "10BASE-T" }),
  line("ethernet-fast", "ethernet (fast)", "Ethernet 100M", megabits("100"), "IEEE 802.3", { aliases: "fast ethernet, 100BASE-T" }),
  line("ethernet-gigabit", "ethernet (gigabit)", "Ethernet 1G", gigabits("1"), "IEEE 802.3", { aliases: "gigabit ethernet, GbE, 1000BASE-T" }),
  line("oc1", "OC1", "OC-1", STS_1, "ANSI T1.105"),
  line("oc3", "OC3", "OC-3", times(3, STS_1), "ANSI T1.105"),
  line("oc12", "OC12", "OC-12", times(12, STS_1), "ANSI T1.105"),
  line("oc24", "OC24", "OC-24", times(24, STS_1), "ANSI T1.105"),
  line("oc48", "OC48", "OC-48", times(48, STS_1), "ANSI T1.105"),
  line("oc192", "OC192", "OC-192", times(192, STS_1), "ANSI T1.105"),
  line("oc768", "OC768", "OC-768", times(768, STS_1), "ANSI T1.105"),
  line("isdn-single-channel", "ISDN (single channel)", "ISDN B", CHANNEL, "ITU-T I.412", { aliases: "ISDN B channel", note: "One B channel of 64 kbit/s." }),
  line("isdn-dual-channel", "ISDN (dual channel)", "ISDN 2B", times(2, CHANNEL), "ITU-T I.412", {
    note: "Two B channels of 64 kbit/s, as in the basic rate interface.",
  }),
  line("modem-110", "modem (110)", "modem 110", per(times(110, BIT), SECOND), "ITU-T X.1", { note: "110 bit/s, the speed of a teletypewriter." }),
  line("modem-300", "modem (300)", "V.21", per(times(300, BIT), SECOND), "ITU-T V series", { note: "300 bit/s, ITU-T V.21." }),
  line("modem-1200", "modem (1200)", "V.22", per(times(1200, BIT), SECOND), "ITU-T V series", { note: "1200 bit/s, ITU-T V.22." }),
  line("modem-2400", "modem (2400)", "V.22 bis", per(times(2400, BIT), SECOND), "ITU-T V series", { note: "2400 bit/s, ITU-T V.22 bis." }),
  line("modem-9600", "modem (9600)", "V.32", per(times(9600, BIT), SECOND), "ITU-T V series", { note: "9600 bit/s, ITU-T V.32." }),
  line("modem-14-4k", "modem (14.4k)", "V.32 bis", kilobits("14.4"), "ITU-T V series", { note: "14.4 kbit/s, ITU-T V.32 bis." }),
  line("modem-28-8k", "modem (28.8k)", "V.34", kilobits("28.8"), "ITU-T V series", { note: "28.8 kbit/s, ITU-T V.34." }),
  line("modem-33-6k", "modem (33.6k)", "V.34 (1996)", kilobits("33.6"), "ITU-T V series", { note: "33.6 kbit/s, ITU-T V.34 (1996)." }),
  line("modem-56k", "modem (56k)", "V.90", kilobits("56"), "ITU-T V series", { note: "56 kbit/s, ITU-T V.90, from the network to the modem." }),
  scsi("scsi-sync", "Sync", "SCSI-1", "5", "SCSI-1, synchronous, 8 bits wide: 5 MB/s."),
  scsi("scsi-fast", "Fast", "Fast SCSI", "10", "SCSI-2 Fast, 8 bits wide: 10 MB/s."),
  scsi("scsi-fast-ultra", "Fast Ultra", "Ultra SCSI", "20", "Fast-20, 8 bits wide: 20 MB/s."),
  scsi("scsi-fast-wide", "Fast Wide", "Fast Wide SCSI", "20", "SCSI-2 Fast, 16 bits wide: 20 MB/s."),
  scsi("scsi-fast-ultra-wide", "Fast Ultra Wide", "Ultra Wide SCSI", "40", "Fast-20, 16 bits wide: 40 MB/s."),
  line("scsi-ultra-2", "SCSI (Ultra-2)", "Ultra2 SCSI", megabytes("80"), "INCITS T10, SCSI", {
    convention: "Fast-40 of T10's SPI-2 on the 16-bit bus, 80 MB/s; the 8-bit bus carries half.",
  }),
  scsi("scsi-ultra-3", "Ultra-3", "Ultra3 SCSI", "160", "Fast-80 of SPI-3, 16 bits wide: 160 MB/s."),
  scsi("scsi-lvd-ultra80", "LVD Ultra80", "Ultra80", "80", "Fast-40 of SPI-2 on low-voltage differential lines, 16 bits wide: 80 MB/s."),
  scsi("scsi-lvd-ultra160", "LVD Ultra160", "Ultra160", "160", "Fast-80 of SPI-3 on low-voltage differential lines, 16 bits wide: 160 MB/s."),
  ...ide("PIO", { 0: 600, 1: 383, 2: 240, 3: 180, 4: 120 }),
  ...ide("DMA", { 0: 480, 1: 150, 2: 120 }),
  ...ide("UDMA", { 0: 120, 1: 80, 2: 60, 3: 45, 4: 30 }),
  line("ide-udma-33", "IDE (UDMA-33)", "UDMA/33", wordEvery(60), "INCITS T13, ATA", {
    convention: `Two bytes in every 60 ns, ${OF_T13} Ultra DMA mode 2, rounded to 33 MB/s in the name.`,
  }),
  line("ide-udma-66", "IDE (UDMA-66)", "UDMA/66", wordEvery(30), "INCITS T13, ATA", {
    convention: `Two bytes in every 30 ns, ${OF_T13} Ultra DMA mode 4, rounded to 66 MB/s in the name.`,
  }),
  line("usb", "USB", "USB", megabits("12"), "USB specifications", { note: "Full speed of USB 1.0 and 1.1." }),
  line("firewire-ieee-1394", "firewire (IEEE-1394)", "FireWire 400", megabits("400"), "IEEE 1394", {
    aliases: "S400",
    convention: "The nominal 400 Mb/s that IEEE 1394 names S400; the line runs at 393.216 Mb/s.",
  }),
  line("t0-payload", "T0 (payload)", "DS0 (payload)", ROBBED_CHANNEL, "ANSI T1.107", { convention: `A telephone channel of 56 kb/s, ${ROBBED}` }),
  line("t0-b8zs-payload", "T0 (B8ZS payload)", "DS0", CHANNEL, "ANSI T1.107", { note: "A clear channel of 64 kb/s." }),
  line("t1-signal", "T1 (signal)", "T1", DS1, "ANSI T1.102", { aliases: "DS1" }),
  line("t1-payload", "T1 (payload)", "T1 (payload)", times(24, ROBBED_CHANNEL), "ANSI T1.107", { convention: `24 channels of 56 kb/s, ${ROBBED}` }),
  line("t1z-payload", "T1Z (payload)", "T1Z", times(24, CHANNEL), "ANSI T1.107", { convention: "24 clear channels of 64 kb/s (ANSI T1.107)." }),
  line("t1c-signal", "T1C (signal)", "T1C", DS1C, "ANSI T1.102", { aliases: "DS1C" }),
  line("t1c-payload", "T1C (payload)", "T1C (payload)", times(48, ROBBED_CHANNEL), "ANSI T1.107", { convention: `48 channels of 56 kb/s, ${ROBBED}` }),
  line("t2-signal", "T2 (signal)", "T2", DS2, "ANSI T1.102", { aliases: "DS2" }),
  line("t3-signal", "T3 (signal)", "T3", DS3, "ANSI T1.102", { aliases: "DS3" }),
  line("t3-payload", "T3 (payload)", "T3 (payload)", times(28, 24, ROBBED_CHANNEL), "ANSI T1.107", { convention: `672 channels of 56 kb/s, ${ROBBED}` }),
  line("t3z-payload", "T3Z (payload)", "T3Z", times(28, 24, CHANNEL), "ANSI T1.107", { convention: "672 clear channels of 64 kb/s (ANSI T1.107)." }),
  line("t4-signal", "T4 (signal)", "T4", DS4, "ANSI T1.102", { aliases: "DS4" }),
  line("epta-1-signal", "CEPT 1 (signal)", "E1", E1, "ITU-T G.702", { aliases: "CEPT-1, E1 (signal)", note: `${CEPT} 1.` }),
  line("epta-1-payload", "CEPT 1 (payload)", "E1 (payload)", times(30, CHANNEL), "ITU-T G.704", { convention: `30 telephone channels of 64 kb/s, ${AS_CEPT}` }),
  line("epta-2-signal", "CEPT 2 (signal)", "E2", E2, "ITU-T G.702", { aliases: "CEPT-2, E2 (signal)", note: `${CEPT} 2.` }),
  line("epta-2-payload", "CEPT 2 (payload)", "E2 (payload)", times(120, CHANNEL), "ITU-T G.704", {
    convention: `120 telephone channels of 64 kb/s, ${AS_CEPT}`,
  }),
  line("epta-3-signal", "CEPT 3 (signal)", "E3", E3, "ITU-T G.702", { aliases: "CEPT-3, E3 (signal)", note: `${CEPT} 3.` }),
  line("epta-3-payload", "CEPT 3 (payload)", "E3 (payload)", times(480, CHANNEL), "ITU-T G.704", {
    convention: `480 telephone channels of 64 kb/s, ${AS_CEPT}`,
  }),
  line("h0", "H0", "H0", times(6, CHANNEL), "ITU-T I.412"),
  line("h11", "H11", "H11", times(24, CHANNEL), "ITU-T I.412"),
  line("h12", "H12", "H12", times(30, CHANNEL), "ITU-T I.412"),
  tributary("virtual-tributary-1-signal", "1 (signal)", "VT1.5", times(27, CHANNEL), "VT1.5 of SONET: 27 bytes, 8000 times a second."),
  tributary("virtual-tributary-1-payload", "1 (payload)", "VT1.5 (payload)", DS1, "The DS1 signal that VT1.5 carries."),
  tributary("virtual-tributary-2-signal", "2 (signal)", "VT2", times(36, CHANNEL), "VT2 of SONET: 36 bytes, 8000 times a second."),
  tributary("virtual-tributary-2-payload", "2 (payload)", "VT2 (payload)", E1, "The E1 signal that VT2 carries."),
  tributary("virtual-tributary-6-signal", "6 (signal)", "VT6", times(12, 9, CHANNEL), "VT6 of SONET: 108 bytes, 8000 times a second."),
  tributary("virtual-tributary-6-payload", "6 (payload)", "VT6 (payload)", DS2, "The DS2 signal that VT6 carries."),
  line("sts1-signal", "STS1 (signal)", "STS-1", STS_1, "ANSI T1.105", { note: "810 bytes, 8000 times a second." }),
  line("sts1-payload", "STS1 (payload)", "STS-1 (payload)", times(86, 9, CHANNEL), "ANSI T1.105", {
    convention: "86 columns of nine bytes, 8000 times a second: the envelope less path overhead (ANSI T1.105); the whole envelope has 87 columns.",
  }),
  line("sts3-signal", "STS3 (signal)", "STS-3", times(3, STS_1), "ANSI T1.105"),
  line("sts3-payload", "STS3 (payload)", "STS-3 (payload)", times(3, 86, 9, CHANNEL), "ANSI T1.105", {
    convention: "Three times 86 columns of nine bytes, 8000 times a second: the envelopes less path overhead (ANSI T1.105), as in the other payload rows.",
  }),
  line("sts3c-signal", "STS3c (signal)", "STS-3c", times(3, STS_1), "ANSI T1.105"),
  line("sts3c-payload", "STS3c (payload)", "STS-3c (payload)", times(260, 9, CHANNEL), "ANSI T1.105", {
    convention: "260 columns of nine bytes, 8000 times a second: the envelope less path overhead (ANSI T1.105); the whole envelope has 261 columns.",
  }),
  line("sts12-signal", "STS12 (signal)", "STS-12", times(12, STS_1), "ANSI T1.105"),
  line("sts24-signal", "STS24 (signal)", "STS-24", times(24, STS_1), "ANSI T1.105"),
  line("sts48-signal", "STS48 (signal)", "STS-48", times(48, STS_1), "ANSI T1.105"),
  line("sts192-signal", "STS192 (signal)", "STS-192", times(192, STS_1), "ANSI T1.105"),
  line("stm-1-signal", "STM-1 (signal)", "STM-1", times(3, STS_1), "ITU-T G.707"),
  line("stm-4-signal", "STM-4 (signal)", "STM-4", times(12, STS_1), "ITU-T G.707"),
  line("stm-16-signal", "STM-16 (signal)", "STM-16", times(48, STS_1), "ITU-T G.707"),
  line("stm-64-signal", "STM-64 (signal)", "STM-64", times(64, 3, STS_1), "ITU-T G.707"),
  line("stm-256-signal", "STM-256 (signal)", "STM-256", times(256, 3, STS_1), "ITU-T G.707"),
  line("e4-signal", "E4 (signal)", "E4", E4, "ITU-T G.702"),
  line("ethernet-2-5-gigabit", "ethernet (2.5 gigabit)", "Ethernet 2.5G", gigabits("2.5"), "IEEE 802.3", { aliases: "2.5GBASE-T, 2.5GbE" }),
  line("ethernet-5-gigabit", "ethernet (5 gigabit)", "Ethernet 5G", gigabits("5"), "IEEE 802.3", { aliases: "5GBASE-T, 5GbE" }),
  line("ethernet-10-gigabit", "ethernet (10 gigabit)", "Ethernet 10G", gigabits("10"), "IEEE 802.3", { aliases: "10 gigabit ethernet, 10GbE" }),
  line("ethernet-25-gigabit", "ethernet (25 gigabit)", "Ethernet 25G", gigabits("25"), "IEEE 802.3", { aliases: "25 gigabit ethernet, 25GbE" }),
  line("ethernet-40-gigabit", "ethernet (40 gigabit)", "Ethernet 40G", gigabits("40"), "IEEE 802.3", { aliases: "40 gigabit ethernet, 40GbE" }),
  line("ethernet-100-gigabit", "ethernet (100 gigabit)", "Ethernet 100G", gigabits("100"), "IEEE 802.3", { aliases: "100 gigabit ethernet, 100GbE" }),
  line("usb-2-0-high-speed", "USB 2.0 (high speed)", "USB 2.0", megabits("480"), "USB specifications"),
  line("usb-3-0-superspeed", "USB 3.0 (SuperSpeed)", "USB 3.0", gigabits("5"), "USB specifications", {
    note: "The line rate; its 8b/10b code leaves 4 Gb/s for data.",
  }),
  line("usb-3-1-gen-2", "USB 3.1 Gen 2", "USB 3.1", gigabits("10"), "USB specifications", { note: "The line rate, code included." }),
  line("usb-3-2-gen-2x2", "USB 3.2 Gen 2x2", "USB 3.2", gigabits("20"), "USB specifications", { note: "Two lanes of 10 Gb/s, code included." }),
  line("thunderbolt-3", "Thunderbolt 3", "Thunderbolt 3", gigabits("40"), "Thunderbolt 3", { note: "Two lanes of 20 Gb/s." }),
  line("usb4-gen-3x2", "USB4 Gen 3x2", "USB4", gigabits("40"), "USB specifications", { note: "Two lanes of 20 Gb/s." }),
  line("firewire-800", "firewire 800", "FireWire 800", megabits("800"), "IEEE 1394", {
    aliases: "S800",
    convention: "The nominal 800 Mb/s that IEEE 1394b names S800; the line carries 786.432 Mb/s of data.",
  }),
  sata("sata-revision-1-0", "SATA revision 1.0", "SATA 1.0", "1.5"),
  sata("sata-revision-2-0", "SATA revision 2.0", "SATA 2.0", "3"),
  sata("sata-revision-3-0", "SATA revision 3.0", "SATA 3.0", "6"),
  unit("petabit-per-second", per(peta(BIT), SECOND), { aliases: "Pb/s, Pbps" }),
  unit("byte-per-minute", per(BYTE, MINUTE)),
  unit("gigabyte-per-hour", per(giga(BYTE), HOUR)),
  unit("megabyte-per-minute", per(mega(BYTE), MINUTE)),
  unit("bit-per-minute", per(BIT, MINUTE), { aliases: "b/min" }),
]);
