// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NameRegistry} from "./NameRegistry.sol";

/// The records of names: addresses (ENSIP-1 and ENSIP-9), texts (ENSIP-5) and reverse names (ENSIP-3).
contract NameResolver {
    uint256 private constant COIN_TYPE_ETH = 60;

    NameRegistry private immutable registry;

    mapping(bytes32 => mapping(uint256 => bytes)) private addresses;
    mapping(bytes32 => mapping(string => string)) public text;
    mapping(bytes32 => string) public name;

    constructor(NameRegistry registry_) {
        registry = registry_;
    }

    modifier onlyOwnerOf(bytes32 node) {
        require(registry.owner(node) == msg.sender, "NameResolver: not the owner");
        _;
    }

    function setAddr(bytes32 node, uint256 coinType, bytes calldata value) external onlyOwnerOf(node) {
        addresses[node][coinType] = value;
    }

    function setText(bytes32 node, string calldata key, string calldata value)
        external
        onlyOwnerOf(node)
    {
        text[node][key] = value;
    }

    function setName(bytes32 node, string calldata value) external onlyOwnerOf(node) {
        name[node] = value;
    }

    function addr(bytes32 node) external view returns (address) {
        bytes storage value = addresses[node][COIN_TYPE_ETH];
        return value.length == 20 ? address(bytes20(value)) : address(0);
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return addresses[node][coinType];
    }
}
